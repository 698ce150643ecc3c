-- The next card is turned; whoever means another one finds no row.
UPDATE flip
SET number = %(number)s, turned_at = now()
WHERE id = %(id)s AND number = %(number)s::integer - 1
RETURNING id
