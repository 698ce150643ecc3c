-- Return what an account does in a contest, with its last table there, and how many of its games
-- stand-ins have played.
SELECT
    entrant.has_more_time,
    CASE
        WHEN entrant.waits_since IS NOT NULL AND now() < contest.ends_at
        THEN greatest(0, extract(epoch FROM now() - entrant.waits_since))::double precision
    END,
    sat.number, sat.game, sat.status,
    (
        SELECT count(*)::integer
        FROM contest_seat
        JOIN result ON result.game = contest_seat.game AND result.account = contest_seat.account
        WHERE contest_seat.contest = entrant.contest
            AND contest_seat.account = entrant.account
            AND NOT is_own(result)
    )
FROM entrant
JOIN contest ON contest.id = entrant.contest
LEFT JOIN LATERAL (
    SELECT contest_seat.number, contest_seat.game, game.status
    FROM contest_seat
    JOIN game ON game.id = contest_seat.game
    WHERE contest_seat.contest = entrant.contest AND contest_seat.account = entrant.account
    ORDER BY contest_seat.number DESC
    LIMIT 1
) AS sat ON true
WHERE entrant.contest = %(contest)s AND entrant.account = %(account)s
