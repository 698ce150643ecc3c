-- Begin a dump with the games that may be used and are in none, if there are enough of them. Return
-- its id: the day, and a number from the second dump of a day on. Not games on own maps.
WITH found AS MATERIALIZED (
    SELECT reusable_game.id
    FROM reusable_game
    JOIN game ON game.id = reusable_game.id
    WHERE coalesce(game.options::jsonb ->> 'map_sheet' = ANY (%(map_sheets)s::text[]), true)
        AND NOT EXISTS (SELECT FROM dumped_game WHERE dumped_game.game = reusable_game.id)
    ORDER BY reusable_game.finished_at, reusable_game.id
    LIMIT %(limit)s
),
today AS (
    SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
),
begun AS (
    INSERT INTO dump (id)
    SELECT
        today.day || CASE WHEN earlier.number = 0 THEN '' ELSE '-' || earlier.number + 1 END
    FROM today,
        LATERAL (
            SELECT count(*) AS number FROM dump WHERE left(dump.id, 10) = today.day
        ) AS earlier
    WHERE (SELECT count(*) FROM found) >= %(at_least)s
    RETURNING id
),
claimed AS (
    INSERT INTO dumped_game (game, dump) SELECT found.id, begun.id FROM found, begun
)
SELECT id FROM begun
