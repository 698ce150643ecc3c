-- Return the public games that people play, the last played first, of those opened last. A deal that
-- was not made at the table may be that of the day, which nobody else may see.
WITH newest AS (
    SELECT id
    FROM game
    WHERE public AND status = 'playing'
    ORDER BY opened_at DESC, id DESC
    LIMIT %(newest)s
)
SELECT
    id, title, options,
    (
        SELECT json_agg(
            json_build_array(seat.seat, name, colour, account IS NOT NULL) ORDER BY seat.seat
        )
        FROM seat
        WHERE seat.game = game.id AND seat.seat < %(seats)s
    ),
    season, asked_step, maps[1:%(seats)s]
FROM game
JOIN newest USING (id)
WHERE dealt_at = id
    AND summary_number = number
    AND EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND account IS NOT NULL AND bot IS NULL
    )
ORDER BY played_at DESC, id
LIMIT %(limit)s
