-- Return when the drawings of an account were stored, and taken back, by table and seat.
SELECT seat.game, seat.seat, array_agg(event.at ORDER BY event.seq)
FROM seat
JOIN event ON event.game = seat.game AND event.seat = seat.seat AND event.revision IS NOT NULL
WHERE seat.account = %(account)s AND event.at IS NOT NULL
GROUP BY seat.game, seat.seat
