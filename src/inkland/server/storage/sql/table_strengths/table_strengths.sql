-- Return the strengths of an account at tables.
SELECT family, mean, variance, games
FROM table_strength
WHERE account = %(account)s
ORDER BY family
