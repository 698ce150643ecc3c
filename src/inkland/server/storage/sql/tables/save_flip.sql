-- Store the cards of a new paper table.
INSERT INTO flip (id, key, options, seed, number)
VALUES (%(id)s, %(key)b, %(options)s, %(seed)s, %(number)s)
