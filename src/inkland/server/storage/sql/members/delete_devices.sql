-- An account is known on no device but one, or on none.
DELETE FROM device
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b
