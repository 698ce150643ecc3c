-- Store an invitation; returns no row if the account was invited to this table before. Old ones are
-- deleted on the way, except those that another process is just deleting.
WITH old AS (
    DELETE FROM invitation
    WHERE (account, game) IN (
        SELECT account, game
        FROM invitation
        WHERE made_at <= now() - make_interval(days => %(days)s)
        ORDER BY made_at
        LIMIT 100
        FOR UPDATE SKIP LOCKED
    )
)
INSERT INTO invitation (game, account, sender)
SELECT %(game)s, %(account)s, %(sender)s
ON CONFLICT DO NOTHING
RETURNING game
