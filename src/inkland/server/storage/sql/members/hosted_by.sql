-- Return the tables that an account hosts.
SELECT id, title, status
FROM game
WHERE host = %(account)s
ORDER BY opened_at, id
