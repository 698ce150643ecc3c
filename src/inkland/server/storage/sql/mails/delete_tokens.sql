-- Delete the tokens of an account: those for a purpose, or all.
DELETE FROM mail_token
WHERE account = %(account)s AND purpose = COALESCE(%(purpose)s, purpose)
