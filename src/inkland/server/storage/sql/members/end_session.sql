-- One session of an account ends.
DELETE FROM session
WHERE account = %(account)s AND id = %(id)s
RETURNING id
