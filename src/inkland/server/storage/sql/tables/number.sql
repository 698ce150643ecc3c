-- Return the number of the last entry of a started game, and whether its table was closed.
SELECT number, status = 'closed'
FROM game
WHERE id = %(game)s AND number IS NOT NULL
