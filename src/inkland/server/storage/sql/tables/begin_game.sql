-- From now on the table has a game, without any entry yet; no row comes back if it had one.
UPDATE game
SET number = 0
WHERE id = %(game)s AND number IS NULL
RETURNING id
