-- Store a deal, unless it is stored already.
INSERT INTO deal (code, dealt_at, options, commitment)
VALUES (%(code)s, %(dealt_at)s, %(options)s, %(commitment)s)
ON CONFLICT DO NOTHING
