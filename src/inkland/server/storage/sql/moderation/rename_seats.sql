-- Give an account a new name in seats and results.
WITH results AS (UPDATE result SET name = %(name)s WHERE account = %(account)s)
UPDATE seat SET name = %(name)s WHERE account = %(account)s
