-- Return accounts with results, in the order of their ids.
SELECT DISTINCT account
FROM result
WHERE account > %(after)s
ORDER BY account
LIMIT %(limit)s
