-- Store a passkey, unless the account has too many or was erased. Parallel requests may exceed the
-- limit slightly.
INSERT INTO passkey (id, account, public_key, uses, created_at)
SELECT %(id)b, id, %(public_key)b, %(uses)s, now()
FROM account
WHERE id = %(account)s
    AND erased_at IS NULL
    AND (SELECT count(*) FROM passkey WHERE account = %(account)s) < %(most)s
FOR SHARE
ON CONFLICT DO NOTHING
RETURNING id
