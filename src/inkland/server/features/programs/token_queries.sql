-- add --
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

-- revoke --
-- Delete a token of an account.
DELETE FROM access_token
WHERE account = %(account)s AND id = %(id)s
RETURNING hash

-- tokens --
-- Return the tokens of an account, the oldest first.
SELECT hash, label, scopes, created_at, seen_at
FROM access_token
WHERE account = %(account)s
ORDER BY created_at, hash

-- valid --
-- Return those of the hashes that belong to tokens. They belong to live connections, so the tokens
-- are in use.
WITH seen AS (
    UPDATE access_token
    SET seen_at = now()
    WHERE hash = ANY (%(hashes)b::bytea[])
        AND seen_at < now() - interval '5 minutes'
)
SELECT hash
FROM valid_token
WHERE hash = ANY (%(hashes)b::bytea[])
