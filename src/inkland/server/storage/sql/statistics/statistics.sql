-- Return the statistics of an account.
SELECT key, body
FROM statistic
WHERE account = %(account)s
