-- Store the deal of a day; returns no row if the day has one already.
INSERT INTO daily (day, deal)
VALUES (%(day)s, %(deal)s)
ON CONFLICT DO NOTHING
RETURNING day
