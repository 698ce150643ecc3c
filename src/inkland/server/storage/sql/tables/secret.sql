-- Return the secret of a table.
SELECT secret, nonces, seed
FROM secret
WHERE game = %(game)s
