-- Return the confirmed address, if it works, of the member with this login.
SELECT found.account, found.address, found.waiting, found.language, found.confirmed_at,
    found.failed_at, found.is_subscribed, found.unsubscribe_key
FROM mail_address AS found
JOIN credential ON credential.account = found.account
WHERE credential.small = %(small)s
    AND found.address IS NOT NULL
    AND found.failed_at IS NULL
