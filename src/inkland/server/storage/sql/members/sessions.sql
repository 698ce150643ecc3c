-- Return the sessions of an account, last seen first.
SELECT hash, created_at, seen_at, agent
FROM session
WHERE account = %(account)s AND seen_at > now() - %(lasts)s::interval
ORDER BY seen_at DESC, hash
