-- Return the members who have confirmed this address, if it works, the first of them first.
SELECT found.account, found.address, found.waiting, found.language, found.confirmed_at,
    found.failed_at, found.is_subscribed, found.unsubscribe_key
FROM mail_address AS found
JOIN credential ON credential.account = found.account
WHERE lower(found.address) = lower(%(address)s)
    AND found.address IS NOT NULL
    AND found.failed_at IS NULL
ORDER BY found.confirmed_at
LIMIT %(most)s
