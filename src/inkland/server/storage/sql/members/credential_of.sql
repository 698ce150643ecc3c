-- What this account logs in with.
SELECT account, login, small, capitals, password
FROM credential
WHERE account = %(account)s
