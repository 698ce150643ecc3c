-- A passkey of this account is no longer good.
DELETE FROM passkey
WHERE account = %(account)s AND id = %(id)b
RETURNING id
