-- Return tables of an account that have ended although their seats do not say so, or whose summary
-- is not that of the last event.
SELECT game.id, game.status IN ('finished', 'closed')
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(account)s
    AND seat.ended_at IS NULL
    AND (
        game.status IN ('finished', 'closed')
        OR game.status = 'playing' AND game.summary_number IS DISTINCT FROM game.number
    )
LIMIT %(limit)s
