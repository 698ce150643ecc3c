-- Delete the address of an account, and its tokens.
WITH tokens AS (DELETE FROM mail_token WHERE account = %(account)s)
DELETE FROM mail_address
WHERE account = %(account)s
RETURNING account, address, language
