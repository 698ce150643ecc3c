-- Use up a recovery code; returns no row if it is not valid.
DELETE FROM recovery_code
WHERE hash = %(code)b AND account = %(account)s
RETURNING account
