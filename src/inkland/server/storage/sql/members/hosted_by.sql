-- The tables that an account is the host of.
SELECT id, title, status
FROM game
WHERE host = %(account)s
ORDER BY opened_at, id
