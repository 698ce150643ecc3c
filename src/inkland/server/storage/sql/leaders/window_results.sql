-- Return how an account did in its closed windows, in the order of closing.
SELECT matchpoints, others
FROM window_result
WHERE account = %(account)s
ORDER BY number
