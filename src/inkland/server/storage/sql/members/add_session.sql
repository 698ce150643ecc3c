-- Add a session, perhaps in place of another. Returns no row, and changes nothing, if the account
-- was erased, or has no longer the password or passkey that was verified: these are locked, so that
-- one changed or removed meanwhile is noticed. A confirmed one takes the place of a session that
-- must still exist. Beyond the limit the longest unused ones end. The browser that goes on in a new
-- session of the same account keeps its push subscription: the reference is checked at the end.
WITH by_password AS (
    SELECT account.id
    FROM account
    JOIN credential ON credential.account = account.id
    WHERE account.id = %(account)s
        AND account.erased_at IS NULL
        AND credential.password = %(password)s
    FOR SHARE
),
by_passkey AS (
    SELECT account.id
    FROM account
    JOIN passkey ON passkey.account = account.id
    WHERE account.id = %(account)s
        AND account.erased_at IS NULL
        AND passkey.id = %(passkey)b
    FOR SHARE
),
proof AS (SELECT id FROM by_password UNION ALL SELECT id FROM by_passkey),
ended AS (
    DELETE FROM session
    WHERE EXISTS (SELECT FROM proof)
        AND (
            hash = %(instead_of)b
            OR hash IN (
                SELECT hash
                FROM session
                WHERE account = %(account)s
                ORDER BY seen_at DESC, hash
                OFFSET %(most)s - 1
            )
        )
    RETURNING hash
),
kept AS (
    UPDATE push_subscription
    SET session = %(session)b
    FROM session
    WHERE push_subscription.session = %(instead_of)b
        AND session.hash = %(instead_of)b
        AND session.account = %(account)s
        AND EXISTS (SELECT FROM proof)
)
INSERT INTO session (hash, account, agent, confirmed_at)
SELECT %(session)b, id, %(agent)s, CASE WHEN %(confirmed)s THEN now() END
FROM proof
WHERE NOT %(confirmed)s OR EXISTS (SELECT FROM ended WHERE hash = %(instead_of)b)
ON CONFLICT DO NOTHING
RETURNING hash
