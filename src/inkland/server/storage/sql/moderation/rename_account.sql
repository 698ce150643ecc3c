-- Give an account a new name.
UPDATE account SET name = %(name)s WHERE id = %(account)s
