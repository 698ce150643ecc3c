-- Seat locked entrants at a table that has begun: they wait no longer. Returns a row for each who did
-- not play at another table, and has not seen this deal or a later one there.
WITH seated AS (
    INSERT INTO contest_seat (contest, account, number, game)
    SELECT entrant.contest, entrant.account, %(number)s, %(game)s
    FROM entrant
    WHERE entrant.contest = %(contest)s
        AND entrant.account = ANY (%(accounts)s::text[])
        AND NOT EXISTS (
            SELECT
            FROM contest_seat AS earlier
            JOIN game ON game.id = earlier.game
            WHERE earlier.contest = entrant.contest
                AND earlier.account = entrant.account
                AND (game.status = 'playing' OR earlier.number >= %(number)s)
        )
    RETURNING contest, account
)
UPDATE entrant
SET waits_since = NULL
FROM seated
WHERE entrant.contest = seated.contest AND entrant.account = seated.account
RETURNING entrant.account
