-- Return the passkey with this id.
SELECT id, account, public_key, uses, created_at, seen_at
FROM passkey
WHERE id = %(id)b
