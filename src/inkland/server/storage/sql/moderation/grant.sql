-- Make a member a moderator; returns no row if it is one.
INSERT INTO moderator (account)
SELECT account FROM credential WHERE account = %(account)s
ON CONFLICT DO NOTHING
RETURNING account
