-- Delete old news of accounts.
WITH due AS (
    SELECT id
    FROM account_news
    WHERE at < now() - %(older)s::interval
    ORDER BY at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM account_news
WHERE id IN (SELECT id FROM due)
RETURNING id
