-- Return when the drawings of an account were stored, and taken back, by table and seat. One game
-- after the other, so that only those of the account are unpacked from the archive.
SELECT seat.game, seat.seat, drawing.times
FROM seat
CROSS JOIN LATERAL (
    SELECT array_agg(event.at ORDER BY event.seq) AS times
    FROM event
    WHERE event.game = seat.game AND event.seat = seat.seat AND event.revision IS NOT NULL
        AND event.at IS NOT NULL
) AS drawing
WHERE seat.account = %(account)s AND drawing.times IS NOT NULL
