-- Return the results on a deal: most stars first, then the earliest; up to `limit` for each number
-- of seats. A result counts if it is a person's own who had not seen the deal before this
-- game. Ranks are among the counting results at tables with as many seats. A key identifies a
-- result without revealing its table; if one is given, only that result is returned.
WITH made AS (
    SELECT
        game.id, result.name, result.bot, game.seats,
        result.seat, result.stars, result.place, result.rating,
        is_own(result) AND seen.game IS NOT NULL AS counted,
        game.finished_at, result.account, credential.account IS NOT NULL AS is_member
    FROM game
    JOIN result ON result.game = game.id
    LEFT JOIN seen
        ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
    LEFT JOIN credential ON credential.account = result.account
    WHERE game.deal = %(code)s
),
ranked AS (
    SELECT
        *,
        CASE WHEN counted THEN
            rank() OVER (PARTITION BY seats, counted ORDER BY stars DESC)
        END AS rank,
        row_number() OVER (PARTITION BY seats ORDER BY stars DESC, finished_at, id, seat) AS line
    FROM made
    WHERE %(until)s::timestamptz IS NULL OR counted AND finished_at < %(until)s::timestamptz
)
SELECT
    id, name, bot, seats, seat, stars, place, rating, counted, finished_at, account, is_member, rank
FROM ranked
WHERE CASE
    WHEN %(key)s::text IS NULL THEN line <= %(limit)s
    ELSE left(encode(sha256(convert_to(id || ' ' || seat, 'UTF8')), 'hex'), 26) = %(key)s::text
END
ORDER BY stars DESC, finished_at, id, seat
