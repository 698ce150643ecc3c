-- Seats and results without the name; whose they were, only the empty account could tell.
WITH results AS (UPDATE result SET name = '' WHERE account = %(account)s)
UPDATE seat SET name = '' WHERE account = %(account)s
