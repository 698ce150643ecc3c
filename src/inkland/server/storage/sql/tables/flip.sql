-- Return the cards of a paper table, with the seed that deals them.
SELECT id, key, options, seed, number
FROM flip
WHERE id = %(id)s
