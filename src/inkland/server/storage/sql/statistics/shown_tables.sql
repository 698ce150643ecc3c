-- Return what captions need of these tables.
SELECT id, title, public, deal
FROM game
WHERE id = ANY (%(tables)s::text[])
