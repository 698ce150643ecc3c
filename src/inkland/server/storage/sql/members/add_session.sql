-- Add a session, perhaps in place of another; none for an account that was erased. Beyond the limit
-- the longest unused ones end.
WITH ended AS (
    DELETE FROM session
    WHERE hash = %(instead_of)b
        OR hash IN (
            SELECT hash
            FROM session
            WHERE account = %(account)s
            ORDER BY seen_at DESC, hash
            OFFSET %(most)s - 1
        )
)
INSERT INTO session (hash, account, agent, confirmed_at)
SELECT %(session)b, id, %(agent)s, CASE WHEN %(confirmed)s THEN now() END
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT DO NOTHING
