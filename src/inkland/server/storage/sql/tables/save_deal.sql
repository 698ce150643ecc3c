-- A deal, unless it is kept already.
INSERT INTO deal (code, dealt_at, options, commitment)
VALUES (%(code)s, %(dealt_at)s, %(options)s, %(commitment)s)
ON CONFLICT DO NOTHING
