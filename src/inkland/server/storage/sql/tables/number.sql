-- The number of the last entry of a game that has been started.
SELECT number
FROM game
WHERE id = %(game)s AND number IS NOT NULL
