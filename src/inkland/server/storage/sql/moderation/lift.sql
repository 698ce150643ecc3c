-- End a suspension; returns no row if there is none.
DELETE FROM suspension
WHERE account = %(account)s AND (until IS NULL OR until > now())
RETURNING account
