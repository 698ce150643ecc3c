-- Store a credential for an account that has none; returns no row if the login is taken. A window
-- that closes meanwhile is waited for: from now on the account is listed.
INSERT INTO credential (account, login, small, capitals, password)
SELECT id, %(login)s, %(small)s, %(capitals)s, %(password)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR NO KEY UPDATE
ON CONFLICT DO NOTHING
RETURNING account
