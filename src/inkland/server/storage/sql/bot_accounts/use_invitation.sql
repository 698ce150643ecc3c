-- Delete the invitation of an account to a table.
DELETE FROM invitation WHERE account = %(account)s AND game = %(game)s
