-- Whether an account is a moderator.
SELECT EXISTS (SELECT FROM moderator WHERE account = %(account)s)
