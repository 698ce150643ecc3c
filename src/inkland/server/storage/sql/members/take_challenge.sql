-- A challenge is good once, for whom it was given to, and not for long.
DELETE FROM challenge
WHERE hash = %(challenge)b
    AND account IS NOT DISTINCT FROM %(account)s
    AND good_until > clock_timestamp()
RETURNING hash
