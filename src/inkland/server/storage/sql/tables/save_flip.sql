-- Cards that were laid out for a paper table.
INSERT INTO flip (id, key, options, seed, number)
VALUES (%(id)s, %(key)b, %(options)s, %(seed)s, %(number)s)
