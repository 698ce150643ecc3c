-- Whose name looks like this?
SELECT account
FROM credential
WHERE small = %(small)s OR capitals = %(capitals)s
ORDER BY account
LIMIT 1
