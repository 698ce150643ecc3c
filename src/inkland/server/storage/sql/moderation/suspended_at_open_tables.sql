-- Return suspended accounts that sit at an open table, or host one.
SELECT account.id, account.name, account.colour
FROM suspension
JOIN account ON account.id = suspension.account
WHERE (suspension.until IS NULL OR suspension.until > now())
    AND (
        EXISTS (SELECT FROM game WHERE host = account.id AND status = 'open')
        OR EXISTS (
            SELECT FROM seat JOIN game ON game.id = seat.game
            WHERE seat.account = account.id AND game.status = 'open'
        )
    )
ORDER BY account.id
LIMIT %(limit)s
