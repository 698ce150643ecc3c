-- Return what an account shows.
SELECT shows
FROM profile
WHERE account = %(account)s
