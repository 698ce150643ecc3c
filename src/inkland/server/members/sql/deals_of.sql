-- The deals that an account has seen, and where.
SELECT deal, game
FROM seen
WHERE account = %(account)s
ORDER BY deal
