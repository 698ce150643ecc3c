-- Give an account a public id, unless it has one.
UPDATE account
SET public_id = %(player)s
WHERE id = %(account)s AND public_id IS NULL AND erased_at IS NULL
