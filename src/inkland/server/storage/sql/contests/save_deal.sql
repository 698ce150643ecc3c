-- Store a deal of a contest; returns no row if there is one with this number.
INSERT INTO contest_deal (contest, number, deal)
VALUES (%(contest)s, %(number)s, %(deal)s)
ON CONFLICT DO NOTHING
RETURNING number
