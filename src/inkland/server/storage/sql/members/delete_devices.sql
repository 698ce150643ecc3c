-- Delete the known devices of an account, except perhaps one.
DELETE FROM device
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b
