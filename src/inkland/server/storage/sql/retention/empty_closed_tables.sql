-- Empty the tables of a range that were closed long ago without a game: title, seats and kept seats
-- go, and the version grows, so that no cache shows them any more. Returns the range.
WITH range AS (
    SELECT id, status, number, changed_at, title FROM game
    WHERE id > %(after)s
    ORDER BY id
    LIMIT %(limit)s
),
due AS (
    SELECT game.id
    FROM game
    JOIN range ON range.id = game.id
    WHERE game.status = 'closed'
        AND game.number IS NULL
        AND game.changed_at < now() - %(closed)s::interval
        AND (
            game.title <> ''
            OR game.holds <> '[]'
            OR EXISTS (SELECT FROM seat WHERE seat.game = game.id)
        )
    FOR UPDATE OF game SKIP LOCKED
),
seats AS (DELETE FROM seat WHERE game IN (SELECT id FROM due)),
emptied AS (
    UPDATE game SET title = '', holds = '[]', version = version + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING id, version
)
SELECT range.id, emptied.version
FROM range
LEFT JOIN emptied ON emptied.id = range.id
ORDER BY range.id
