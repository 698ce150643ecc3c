-- Another password, unless somebody was faster.
UPDATE credential
SET password = %(after)s
WHERE account = %(account)s AND password = %(before)s
RETURNING account
