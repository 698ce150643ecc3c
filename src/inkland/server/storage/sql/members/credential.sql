-- Return the credential whose login has this skeleton.
SELECT account, login, small, capitals, password
FROM credential
WHERE small = %(small)s
