-- The deal of a day, unless it has one; then no row comes back.
INSERT INTO daily (day, deal)
VALUES (%(day)s, %(deal)s)
ON CONFLICT DO NOTHING
RETURNING day
