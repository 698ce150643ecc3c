-- Delete the statistics of an account.
DELETE FROM statistic
WHERE account = %(account)s
