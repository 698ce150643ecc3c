-- Delete all recovery codes of an account.
DELETE FROM recovery_code WHERE account = %(account)s
