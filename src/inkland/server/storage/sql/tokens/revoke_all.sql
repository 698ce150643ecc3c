-- Delete all tokens of an account.
DELETE FROM access_token WHERE account = %(account)s
