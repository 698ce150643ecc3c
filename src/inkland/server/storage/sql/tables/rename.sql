-- Update name and colour of an account, unless it was erased meanwhile.
UPDATE account
SET name = %(name)s, colour = %(colour)s
WHERE id = %(id)s AND erased_at IS NULL
