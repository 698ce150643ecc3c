-- Return what an account does in a contest, with its last table there.
SELECT
    entrant.has_more_time,
    CASE
        WHEN entrant.waits_since IS NOT NULL
        THEN greatest(0, extract(epoch FROM now() - entrant.waits_since))::double precision
    END,
    sat.number, sat.game, sat.status
FROM entrant
LEFT JOIN LATERAL (
    SELECT contest_seat.number, contest_seat.game, game.status
    FROM contest_seat
    JOIN game ON game.id = contest_seat.game
    WHERE contest_seat.contest = entrant.contest AND contest_seat.account = entrant.account
    ORDER BY contest_seat.number DESC
    LIMIT 1
) AS sat ON true
WHERE entrant.contest = %(contest)s AND entrant.account = %(account)s
