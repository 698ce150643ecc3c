-- Return the tokens of an account, the oldest first.
SELECT hash, label, scopes, created_at, seen_at
FROM access_token
WHERE account = %(account)s
ORDER BY created_at, hash
