-- Return the account with this public id, unless it was erased.
SELECT id, name, colour
FROM account
WHERE public_id(id) = %(player)s AND erased_at IS NULL
