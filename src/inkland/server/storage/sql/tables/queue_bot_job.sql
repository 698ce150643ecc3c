-- The bots of a table that plays have work; not yet if the game is just being started.
SELECT bots_job(id, number)
FROM game
WHERE id = %(game)s AND has_bots AND number > 0
