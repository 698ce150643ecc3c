-- Return the passkeys of an account, oldest first.
SELECT id, account, public_key, uses, created_at, seen_at
FROM passkey
WHERE account = %(account)s
ORDER BY created_at, id
