-- Return the running games of these accounts: where each sits, and the step that waits for its
-- answer, if one does.
SELECT
    seat.account, game.id, seat.seat,
    CASE WHEN
        game.summary_number = game.number
        AND game.summary::jsonb -> 'asked' @> to_jsonb(seat.seat)
        AND NOT game.summary::jsonb -> 'answered' @> to_jsonb(seat.seat)
        AND game.late_step IS DISTINCT FROM game.asked_step
    THEN game.asked_step END
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = ANY (%(accounts)s::text[])
    AND seat.ended_at IS NULL
    AND game.status = 'playing'
    AND seat.seat <> ALL (game.leavers)
ORDER BY seat.account, game.id
