-- archive --
-- Archive a finished game, and delete its events if the archive gives all of them back. Only this
-- function can: see migration 0018. The game is locked before the function reads, so that it finds
-- what another process has archived a moment ago.
SELECT coalesce(
    (
        SELECT archive_game(id)
        FROM (
            SELECT id
            FROM game
            WHERE id = %(game)s
            FOR NO KEY UPDATE SKIP LOCKED
        ) AS locked
    ),
    'skipped'
)

-- due --
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
