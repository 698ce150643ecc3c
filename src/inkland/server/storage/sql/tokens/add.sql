-- Store a token, unless the account has too many or was erased, or the session has ended. Parallel
-- requests may exceed the limit slightly.
INSERT INTO access_token (hash, account, label, scopes)
SELECT %(hash)b, account.id, %(label)s, %(scopes)s::text[]
FROM account
JOIN session ON session.account = account.id
WHERE account.id = %(account)s
    AND session.hash = %(session)b
    AND account.erased_at IS NULL
    AND (SELECT count(*) FROM access_token WHERE account = %(account)s) < %(most)s
FOR SHARE
RETURNING created_at
