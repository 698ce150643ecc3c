-- Store a report, if this account has not reported the same before; returns no row if it is not new.
INSERT INTO report (reporter, kind, account, game, words)
SELECT %(reporter)s, %(kind)s, id, %(game)s::text, %(words)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
ON CONFLICT DO NOTHING
RETURNING id
