-- Return the open and playing tables where an account sits, but for games it has left: own turns
-- first, by their deadlines, then the last changed, from a place in that order on. How many turns
-- there are counts for the whole list. Seats whose game has ended are not in this part of the index.
WITH own AS (
    SELECT
        game.id, seat.seat,
        count(*) FILTER (WHERE waits = 0) OVER () AS turns,
        waits,
        CASE waits WHEN 0 THEN coalesce(extract(epoch FROM deadline_at)::float8, %(never)s) ELSE 0 END
            AS deadline,
        -extract(epoch FROM coalesce(played_at, changed_at))::float8 AS age
    FROM seat
    JOIN game ON game.id = seat.game
    CROSS JOIN LATERAL (
        SELECT CASE WHEN
            game.status = 'playing'
            AND game.summary_number = game.number
            AND seat.bot IS NULL
            AND game.summary::jsonb -> 'asked' @> to_jsonb(seat.seat)
            AND NOT game.summary::jsonb -> 'answered' @> to_jsonb(seat.seat)
            AND game.late_step IS DISTINCT FROM game.asked_step
        THEN 0 ELSE 1 END AS waits
    ) AS turn
    WHERE seat.account = %(account)s
        AND seat.ended_at IS NULL
        AND game.status IN ('open', 'playing')
        AND seat.seat <> ALL (game.leavers)
),
page AS (
    SELECT *
    FROM own
    WHERE (waits, deadline, age, id, seat) > (
        %(waits)s::integer, %(deadline)s::float8, %(age)s::float8, %(table)s::text, %(seat)s::integer
    )
    ORDER BY waits, deadline, age, id, seat
    LIMIT %(limit)s
)
SELECT
    turns,
    waits, deadline, age, page.id, page.seat,
    page.id, title, status, options, clock,
    (
        SELECT json_agg(
            json_build_array(seat.seat, name, colour, account IS NOT NULL) ORDER BY seat.seat
        )
        FROM seat
        WHERE seat.game = page.id
    ),
    page.seat,
    CASE WHEN summary_number = number THEN number END,
    summary, maps[page.seat + 1],
    waits = 0,
    deadline_at,
    extract(epoch FROM coalesce(deadline_at - now(), time_left))::float8,
    coalesce(played_at, changed_at),
    daily.day
FROM page
JOIN game ON game.id = page.id
LEFT JOIN daily ON daily.deal = game.deal
ORDER BY waits, deadline, age, page.id, page.seat
