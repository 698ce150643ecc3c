-- Return until when an account is suspended; no row if it is not.
SELECT until FROM suspension WHERE account = %(account)s AND (until IS NULL OR until > now())
