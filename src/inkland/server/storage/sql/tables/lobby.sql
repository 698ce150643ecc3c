-- Return the public tables that are playing, or open and changed within a day, with their seats:
-- open ones first, which is the order of the alphabet, and each kind newest first. If more are open
-- than fit, each source (or host, where none is known) is shown its newest, then its second newest
-- and so on, so that nobody pushes the tables of others out of the list.
WITH ranked AS (
    SELECT
        id, opened_at,
        row_number() OVER (
            PARTITION BY coalesce(source::text, host) ORDER BY opened_at DESC, id DESC
        ) AS place
    FROM game
    WHERE public AND status = 'open' AND changed_at > now() - interval '1 day'
),
shown AS (
    (SELECT id FROM ranked ORDER BY place, opened_at DESC, id DESC LIMIT %(limit)s)
    UNION ALL
    (
        SELECT id
        FROM game
        WHERE public AND status = 'playing'
        ORDER BY opened_at DESC, id DESC
        LIMIT %(limit)s
    )
)
SELECT
    id, version, title, public, host, status, options, seats,
    (
        SELECT json_agg(json_build_array(seat, name, colour, account, bot, nonce, land, crest))
        FROM seat
        WHERE seat.game = game.id
    ) AS people,
    commitment, dealt_at, deal, rematch, opened_at, clock, pause, is_paused,
    clock_wish, clock_votes, leavers, late_step, source, false, code, has_knocks, holds,
    NULL
FROM game
JOIN shown USING (id)
ORDER BY status, opened_at DESC, id DESC
LIMIT %(limit)s
