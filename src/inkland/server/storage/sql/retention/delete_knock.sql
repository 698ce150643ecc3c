-- Delete old knocks.
WITH due AS (
    SELECT id
    FROM knock
    WHERE knocked_at < now() - %(older)s::interval
    ORDER BY knocked_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM knock
WHERE id IN (SELECT id FROM due)
RETURNING id
