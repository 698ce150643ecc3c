-- Return people whom an account follows, the latest first. There are 500 at most.
SELECT account.id, account.name, account.colour, following.since, true, false
FROM following
JOIN account ON account.id = following.other
WHERE following.owner = %(owner)s
    AND account.erased_at IS NULL
    AND (
        %(since)s::timestamptz IS NULL
        OR (following.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY following.since DESC, public_id(account.id) DESC
LIMIT %(limit)s
