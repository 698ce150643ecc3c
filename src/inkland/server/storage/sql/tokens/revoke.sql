-- Delete a token of an account.
DELETE FROM access_token
WHERE account = %(account)s AND id = %(id)s
RETURNING hash
