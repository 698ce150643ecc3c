-- Create the game of a table, without entries; returns no row if it has one.
UPDATE game
SET number = 0
WHERE id = %(game)s AND number IS NULL
RETURNING id
