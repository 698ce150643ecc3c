-- Turn the next card of a flip; returns no row if `number` is not the next one.
UPDATE flip
SET number = %(number)s, turned_at = now()
WHERE id = %(id)s AND number = %(number)s::integer - 1
RETURNING id
