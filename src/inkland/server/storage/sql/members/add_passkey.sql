-- Store a passkey, unless the account has too many or was erased, or the session has ended.
-- Parallel requests may exceed the limit slightly.
INSERT INTO passkey (id, account, public_key, uses, created_at)
SELECT %(id)b, account.id, %(public_key)b, %(uses)s, now()
FROM account
JOIN session ON session.account = account.id
WHERE account.id = %(account)s
    AND session.hash = %(session)b
    AND account.erased_at IS NULL
    AND (SELECT count(*) FROM passkey WHERE account = %(account)s) < %(most)s
FOR SHARE
ON CONFLICT DO NOTHING
RETURNING id
