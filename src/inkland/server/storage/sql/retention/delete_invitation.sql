-- Delete old invitations.
WITH due AS (
    SELECT account, game
    FROM invitation
    WHERE made_at < now() - %(older)s::interval
    ORDER BY made_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM invitation
WHERE (account, game) IN (SELECT account, game FROM due)
RETURNING game
