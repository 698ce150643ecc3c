-- Delete old flags; a player who is still in question is flagged again by the next check.
WITH due AS (
    SELECT account, family, kind
    FROM flag
    WHERE found_at < now() - %(older)s::interval
    ORDER BY found_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM flag
WHERE (account, family, kind) IN (SELECT account, family, kind FROM due)
RETURNING account
