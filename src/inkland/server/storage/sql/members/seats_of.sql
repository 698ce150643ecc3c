-- Return the seats of an account, with their tables.
SELECT
    game.id, seat.seat, seat.name, seat.colour, game.status, game.title, game.opened_at,
    seat.land, seat.crest, seat.is_end_seen
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(account)s
ORDER BY game.opened_at, game.id, seat.seat
