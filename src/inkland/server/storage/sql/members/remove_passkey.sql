-- Delete a passkey of this account.
DELETE FROM passkey
WHERE account = %(account)s AND id = %(id)b
RETURNING id
