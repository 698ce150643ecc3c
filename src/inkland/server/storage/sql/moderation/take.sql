-- End the role of a moderator; returns no row if there is none.
DELETE FROM moderator WHERE account = %(account)s RETURNING account
