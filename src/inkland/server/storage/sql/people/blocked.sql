-- Return people whom an account has blocked, the latest first. There are 500 at most.
SELECT account.id, account.name, account.colour, blocked.since, false, true
FROM blocked
JOIN account ON account.id = blocked.other
WHERE blocked.owner = %(owner)s
    AND account.erased_at IS NULL
    AND (
        %(since)s::timestamptz IS NULL
        OR (blocked.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY blocked.since DESC, public_id(account.id) DESC
LIMIT %(limit)s
