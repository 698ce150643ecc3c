-- Return the confirmed addresses, that work, of members with this login or this address.
SELECT found.account, found.address, found.waiting, found.language, found.confirmed_at,
    found.failed_at, found.is_subscribed, found.unsubscribe_key
FROM mail_address AS found
JOIN credential ON credential.account = found.account
WHERE found.failed_at IS NULL
    AND found.address IS NOT NULL
    AND (credential.small = %(small)s OR lower(found.address) = lower(%(address)s))
ORDER BY found.confirmed_at
LIMIT %(most)s
