-- The passkeys of an account, the first made first.
SELECT id, account, public_key, uses, created_at, seen_at
FROM passkey
WHERE account = %(account)s
ORDER BY created_at, id
