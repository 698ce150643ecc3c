-- End all sessions of an account, except perhaps one.
DELETE FROM session
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b
RETURNING id
