-- Erase the names, and those of lands, in seats and results, and which ends were seen; they still refer
-- to the account, which is empty now.
WITH results AS (UPDATE result SET name = '' WHERE account = %(account)s)
UPDATE seat SET name = '', land = '', is_end_seen = false WHERE account = %(account)s
