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
