-- All sessions of an account end but one, or all.
DELETE FROM session
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b
RETURNING id
