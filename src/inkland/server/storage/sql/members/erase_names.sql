-- Erase the names, and those of lands, in seats and results; they still refer to the account, which is empty now.
WITH results AS (UPDATE result SET name = '' WHERE account = %(account)s)
UPDATE seat SET name = '', land = '' WHERE account = %(account)s
