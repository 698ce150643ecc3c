-- Store a flag, or its new figures; not of an account that was erased.
INSERT INTO flag (account, family, kind, figures, other)
SELECT id, %(family)s, %(kind)s, %(figures)s, %(other)s::text
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account, family, kind) DO UPDATE SET
    figures = excluded.figures,
    other = excluded.other
