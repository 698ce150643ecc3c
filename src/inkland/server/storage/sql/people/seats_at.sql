-- Return the seats of an account at open tables of a host.
SELECT game.id, seat.seat
FROM game
JOIN seat ON seat.game = game.id
WHERE game.host = %(host)s AND game.status = 'open' AND seat.account = %(other)s
