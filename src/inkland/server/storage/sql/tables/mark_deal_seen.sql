-- Note that an account has seen a deal at this table, unless it had seen it before.
INSERT INTO seen (deal, account, game)
VALUES (%(deal)s, %(account)s, %(game)s)
ON CONFLICT DO NOTHING
