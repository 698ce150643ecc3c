-- Who logs in with a name that has this skeleton?
SELECT account, login, small, capitals, password
FROM credential
WHERE small = %(small)s
