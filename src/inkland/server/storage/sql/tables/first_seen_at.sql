-- Return the table where an account has seen a deal first.
SELECT game
FROM seen
WHERE deal = %(deal)s AND account = %(account)s
