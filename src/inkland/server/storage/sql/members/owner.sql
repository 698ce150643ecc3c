-- Return the account whose login looks like this name.
SELECT account
FROM credential
WHERE small = %(small)s OR capitals = %(capitals)s
ORDER BY account
LIMIT 1
