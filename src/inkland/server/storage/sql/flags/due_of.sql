-- Return the strengths of an account alone, which can be checked.
SELECT account, family, mean, variance, last_window
FROM strength
WHERE account = %(account)s AND seats = 1
ORDER BY family
