-- Store an invitation, with its notice; returns no row if the account was invited to this table
-- before. Old ones are deleted on the way, except those that another process is just deleting.
WITH due AS (
    SELECT account, game
    FROM invitation
    WHERE made_at <= now() - make_interval(days => %(days)s)
    ORDER BY made_at
    LIMIT 100
    FOR UPDATE SKIP LOCKED
),
old AS (
    DELETE FROM invitation WHERE (account, game) IN (SELECT account, game FROM due)
),
invited AS (
    INSERT INTO invitation (game, account, sender)
    SELECT %(game)s, %(account)s, %(sender)s
    ON CONFLICT DO NOTHING
    RETURNING game, account, sender
),
told AS (
    INSERT INTO notice_outbox (kind, account, game, sender)
    SELECT 'invitation', account, game, sender FROM invited WHERE %(is_told)s::boolean
)
SELECT game FROM invited
