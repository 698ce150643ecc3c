-- Seat locked entrants at a table that has begun: they wait no longer. Returns a row for each who did
-- not play at another table, of this contest or of another one if both have clocks, and has not seen
-- this deal or a later one.
WITH seated AS (
    INSERT INTO contest_seat (contest, account, number, game)
    SELECT entrant.contest, entrant.account, %(number)s, %(game)s
    FROM entrant
    JOIN contest ON contest.id = entrant.contest
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
        AND NOT EXISTS (
            SELECT
            FROM entrant AS elsewhere
            JOIN contest AS other ON other.id = elsewhere.contest AND other.closes_at > now()
            JOIN contest_seat AS sat_there USING (contest, account)
            JOIN game ON game.id = sat_there.game AND game.status = 'playing'
            WHERE elsewhere.account = entrant.account
                AND other.clock IS NOT NULL
                AND contest.clock IS NOT NULL
        )
    RETURNING contest, account
)
UPDATE entrant
SET waits_since = NULL, source = NULL
FROM seated
WHERE entrant.contest = seated.contest AND entrant.account = seated.account
RETURNING entrant.account
