-- Let the seats of an account know that their games have ended. The end of a game that the release
-- before has finished counts as seen after a day: nobody wants to be told of all old games at once.
UPDATE seat
SET ended_at = CASE WHEN game.status = 'finished' THEN game.finished_at ELSE '-infinity' END,
    is_end_seen = coalesce(game.finished_at, '-infinity') < now() - interval '1 day'
FROM game
WHERE seat.account = %(account)s
    AND seat.ended_at IS NULL
    AND seat.game = game.id
    AND game.id IN (
        SELECT ended.id
        FROM seat AS own
        JOIN game AS ended ON ended.id = own.game
        WHERE own.account = %(account)s
            AND own.ended_at IS NULL
            AND ended.status IN ('finished', 'closed')
        LIMIT %(limit)s
    )
