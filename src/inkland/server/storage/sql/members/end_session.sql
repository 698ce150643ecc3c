-- End one session of an account.
DELETE FROM session
WHERE account = %(account)s AND id = %(id)s
RETURNING id
