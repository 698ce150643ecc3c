-- Change the password; returns no row if another request has changed it meanwhile.
UPDATE credential
SET password = %(after)s
WHERE account = %(account)s AND password = %(before)s
RETURNING account
