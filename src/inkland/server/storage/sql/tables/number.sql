-- Return the number of the last entry of a started game.
SELECT number
FROM game
WHERE id = %(game)s AND number IS NOT NULL
