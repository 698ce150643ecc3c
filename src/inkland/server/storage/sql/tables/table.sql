-- Return the table with this id, with its seats.
SELECT
    id, version, title, public, host, status, options, seats,
    (
        SELECT json_agg(json_build_array(seat, name, colour, account, bot, nonce))
        FROM seat
        WHERE seat.game = game.id
    ) AS people,
    commitment, dealt_at, deal, rematch, opened_at, clock, pause, is_paused,
    clock_wish, clock_votes, late_step, source
FROM game
WHERE id = %(id)s
