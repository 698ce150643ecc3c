-- delete_flips --
-- Delete paper tables that were not used for so many days.
DELETE FROM flip
WHERE turned_at < now() - make_interval(days => %(days)s::integer)

-- flip --
-- Return the cards of a paper table, with the seed that deals them.
SELECT id, key, options, seed, number
FROM flip
WHERE id = %(id)s

-- save_flip --
-- Store the cards of a new paper table.
INSERT INTO flip (id, key, options, seed, number)
VALUES (%(id)s, %(key)b, %(options)s, %(seed)s, %(number)s)

-- turn_flip --
-- Turn the next card of a flip; returns no row if `number` is not the next one.
UPDATE flip
SET number = %(number)s, turned_at = now()
WHERE id = %(id)s AND number = %(number)s::integer - 1
RETURNING id
