-- Return the next tables in the order of their ids, and whether their games may be archived: those
-- that have ended so many days ago, and are not.
WITH chosen AS (
    SELECT id, status, finished_at
    FROM game
    WHERE id > %(after)s
    ORDER BY id
    LIMIT %(limit)s
)
SELECT
    id,
    status = 'finished'
        AND finished_at < now() - make_interval(secs => %(seconds)s)
        AND NOT EXISTS (SELECT FROM archived_game WHERE archived_game.game = chosen.id)
FROM chosen
ORDER BY id
