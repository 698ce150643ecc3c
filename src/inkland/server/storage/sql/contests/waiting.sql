-- Return those who wait for a table, with the number of their next deal, the longest waiting first.
-- Nobody who plays, here or against a clock in both contests, has played all deals, or was erased.
SELECT
    account.id, account.name, account.colour, coalesce(sat.number, 0) + 1,
    extract(epoch FROM now() - entrant.waits_since)::double precision, entrant.has_more_time,
    entrant.source
FROM entrant
JOIN contest ON contest.id = entrant.contest
JOIN account ON account.id = entrant.account AND account.erased_at IS NULL
LEFT JOIN LATERAL (
    SELECT max(contest_seat.number) AS number, bool_or(game.status = 'playing') AS is_playing
    FROM contest_seat
    JOIN game ON game.id = contest_seat.game
    WHERE contest_seat.contest = entrant.contest AND contest_seat.account = entrant.account
) AS sat ON true
WHERE entrant.contest = %(contest)s
    AND entrant.waits_since <= now()
    AND sat.is_playing IS NOT TRUE
    AND coalesce(sat.number, 0) < contest.deals
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
ORDER BY entrant.waits_since, account.id
