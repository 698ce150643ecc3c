-- Store the secret of a table, replacing an earlier one.
INSERT INTO secret (game, secret, nonces, seed)
VALUES (%(game)s, %(secret)b, %(nonces)s, %(seed)s)
ON CONFLICT (game) DO UPDATE
SET secret = excluded.secret, nonces = excluded.nonces, seed = excluded.seed
