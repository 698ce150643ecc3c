-- Use up a challenge: it is valid once, for the account it was issued to, until it expires.
DELETE FROM challenge
WHERE hash = %(challenge)b
    AND account IS NOT DISTINCT FROM %(account)s
    AND good_until > clock_timestamp()
RETURNING hash
