-- Return the finished games of an account, the latest end first, from a place in that order on; all
-- by the index. Closed tables have ended infinitely long ago, and are left out.
SELECT
    seat.ended_at, game.id, seat.seat,
    game.id, title, status, options, clock,
    (
        SELECT json_agg(
            json_build_array(other.seat, other.name, other.colour, other.account IS NOT NULL)
            ORDER BY other.seat
        )
        FROM seat AS other
        WHERE other.game = game.id
    ),
    seat.seat,
    CASE WHEN summary_number = number THEN number END,
    summary, maps[seat.seat + 1],
    false,
    NULL::timestamptz, NULL::float8, finished_at, daily.day,
    finished_at, result.place, result.stars, result.rating, par.stars, seat.is_end_seen
FROM seat
JOIN game ON game.id = seat.game
LEFT JOIN result ON result.game = seat.game AND result.seat = seat.seat
LEFT JOIN daily ON daily.deal = game.deal
LEFT JOIN par ON par.deal = game.deal AND par.seats = game.seats
WHERE seat.account = %(account)s
    AND seat.ended_at > '-infinity'
    AND (seat.ended_at, seat.game, seat.seat) < (
        coalesce(%(ended_at)s::timestamptz, 'infinity'), %(table)s::text, %(seat)s::integer
    )
ORDER BY seat.ended_at DESC, seat.game DESC, seat.seat DESC
LIMIT %(limit)s
