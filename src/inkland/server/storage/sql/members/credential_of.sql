-- Return the credential of this account.
SELECT account, login, small, capitals, password
FROM credential
WHERE account = %(account)s
