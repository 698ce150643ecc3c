-- drawing_times --
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

-- finished --
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

-- mark_end_seen --
-- Note that an account has seen how its game at a table ended.
UPDATE seat
SET is_end_seen = true
WHERE game = %(game)s AND account = %(account)s AND NOT is_end_seen

-- running --
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

-- save_summary --
-- Store the summary of a game, unless the game has gone on meanwhile.
UPDATE game
SET summary_number = number,
    summary = %(summary)s,
    maps = %(maps)s::text[]
WHERE id = %(game)s AND number = %(number)s

-- settle --
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

-- settle_range --
-- Do the same for all seats of the next tables in the order of their ids. Returns these, and
-- whether their stored summary is not that of the last event.
WITH chosen AS (
    SELECT id, number, summary_number, status, finished_at
    FROM game
    WHERE id > %(after)s
    ORDER BY id
    LIMIT %(limit)s
),
settled AS (
    UPDATE seat
    SET ended_at = CASE WHEN chosen.status = 'finished' THEN chosen.finished_at ELSE '-infinity' END,
        is_end_seen = coalesce(chosen.finished_at, '-infinity') < now() - interval '1 day'
    FROM chosen
    WHERE seat.game = chosen.id
        AND seat.ended_at IS NULL
        AND chosen.status IN ('finished', 'closed')
)
SELECT
    id,
    status IN ('playing', 'finished') AND number IS NOT NULL AND summary_number IS DISTINCT FROM number
FROM chosen
ORDER BY id

-- unsettled --
-- Return tables of an account that have ended although their seats do not say so, or whose summary
-- is not that of the last event.
SELECT game.id, game.status IN ('finished', 'closed')
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(account)s
    AND seat.ended_at IS NULL
    AND (
        game.status IN ('finished', 'closed')
        OR game.status = 'playing' AND game.summary_number IS DISTINCT FROM game.number
    )
LIMIT %(limit)s

-- watched --
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
    (summary::json ->> 'season')::integer, asked_step, maps[1:%(seats)s]
FROM game
JOIN newest USING (id)
WHERE dealt_at = id
    AND summary_number = number
    AND EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND account IS NOT NULL AND bot IS NULL
    )
ORDER BY played_at DESC, id
LIMIT %(limit)s
