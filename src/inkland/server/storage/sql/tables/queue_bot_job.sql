-- Queue a job for the bots of a playing table; none while its game is just being started.
SELECT bots_job(id, number)
FROM game
WHERE id = %(game)s AND has_bots AND number > 0
