-- begin --
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

-- games --
-- Return the games of a dump that may still be used, with the month of their end and their seats.
SELECT
    dumped_game.game,
    to_char(reusable_game.finished_at AT TIME ZONE 'UTC', 'YYYY-MM'),
    result.account,
    bot_account.account IS NOT NULL,
    result.bot,
    result.stand_in_drawings
FROM dumped_game
JOIN reusable_game ON reusable_game.id = dumped_game.game
JOIN result ON result.game = dumped_game.game
LEFT JOIN bot_account ON bot_account.account = result.account
WHERE dumped_game.dump = %(dump)s
ORDER BY dumped_game.game, result.seat

-- lock --
-- Of several processes one begins a dump.
SELECT pg_advisory_xact_lock(hashtext('inkland dump'))

-- publish --
-- Note that a dump is published; nothing if it was, or if one of these games may not be used any more.
UPDATE dump
SET published_at = %(published_at)s, games = %(games)s, bytes = %(bytes)s, hash = %(hash)s
WHERE id = %(id)s
    AND published_at IS NULL
    AND NOT EXISTS (
        SELECT
        FROM unnest(%(used)s::text[]) AS used (game)
        LEFT JOIN reusable_game ON reusable_game.id = used.game
        WHERE reusable_game.id IS NULL
    )
RETURNING id

-- published --
-- Return all published dumps, the latest first.
SELECT id, published_at, games, bytes, hash
FROM dump
WHERE published_at IS NOT NULL
ORDER BY published_at DESC

-- unpublished --
-- Return the dump that was begun and not published.
SELECT id FROM dump WHERE published_at IS NULL ORDER BY begun_at LIMIT 1
