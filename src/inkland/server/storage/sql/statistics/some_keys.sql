-- Return the statistics of an account with these keys.
SELECT key, body
FROM statistic
WHERE account = %(account)s AND key = ANY (%(keys)s::text[])
