-- Return the results at the tables of a contest that ended before it closed.
SELECT sat.number, game.id, result.seat, result.account, is_own(result), result.stars
FROM contest
JOIN LATERAL (
    SELECT DISTINCT number, game
    FROM contest_seat
    WHERE contest_seat.contest = contest.id
) AS sat ON true
JOIN game ON game.id = sat.game
JOIN result ON result.game = game.id
WHERE contest.id = %(contest)s AND game.finished_at < contest.closes_at
ORDER BY sat.number, game.id, result.seat
