-- Add a notice to one account; one about a turn is about the step that is open now.
INSERT INTO notice_outbox (kind, account, game, sender, step)
VALUES (
    %(kind)s, %(account)s, %(game)s::text, %(sender)s::text,
    CASE WHEN %(kind)s::text = 'nudge' THEN (SELECT asked_step FROM game WHERE id = %(game)s::text) END
)
