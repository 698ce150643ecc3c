-- Archive a finished game, and delete its events if the archive gives all of them back. Only this
-- function can: see migration 0018.
SELECT archive_game(%(game)s)
