-- Invite players of a table to its rematch, each with a notice, unless they were invited before.
WITH invited AS (
    INSERT INTO invitation (game, account, sender)
    SELECT %(game)s, called.account, %(sender)s
    FROM unnest(%(called)s::text[]) AS called (account)
    ORDER BY called.account
    ON CONFLICT DO NOTHING
    RETURNING game, account, sender
)
INSERT INTO notice_outbox (kind, account, game, sender)
SELECT 'invitation', account, game, sender FROM invited
