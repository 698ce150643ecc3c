-- Return the sessions of an account, last seen first.
SELECT hash, created_at, seen_at, agent
FROM lasting_session
WHERE account = %(account)s
ORDER BY seen_at DESC, hash
