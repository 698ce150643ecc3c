-- Delete old reports that are closed; one that waits for a moderator is kept.
WITH due AS (
    SELECT id
    FROM report
    WHERE closed_by IS NOT NULL AND made_at < now() - %(older)s::interval
    ORDER BY made_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM report
WHERE id IN (SELECT id FROM due)
RETURNING id
