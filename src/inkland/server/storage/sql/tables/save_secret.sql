-- The secret of a table, instead of the one kept before.
INSERT INTO secret (game, secret, nonces, seed)
VALUES (%(game)s, %(secret)b, %(nonces)s, %(seed)s)
ON CONFLICT (game) DO UPDATE
SET secret = excluded.secret, nonces = excluded.nonces, seed = excluded.seed
