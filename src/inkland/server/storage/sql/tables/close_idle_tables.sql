-- Close the open tables that were not changed for so long, by the time of the database; those where
-- a person sits only after a longer time. Tables that another process is just changing are left for
-- the next round.
WITH due AS (
    SELECT id
    FROM game
    WHERE status = 'open'
        AND changed_at < now() - make_interval(secs => %(empty)s)
        AND (
            changed_at < now() - make_interval(secs => %(seated)s)
            OR NOT EXISTS (
                SELECT FROM seat WHERE seat.game = game.id AND seat.account IS NOT NULL
            )
        )
    ORDER BY changed_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE game
SET status = 'closed', version = version + 1, source = NULL, changed_at = now()
WHERE id IN (SELECT id FROM due)
RETURNING id, version
