-- The new name and colour of an account.
UPDATE account
SET name = %(name)s, colour = %(colour)s
WHERE id = %(id)s
