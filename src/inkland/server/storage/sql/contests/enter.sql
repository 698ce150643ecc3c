-- Enter a contest and wait for a table; returns no row outside its time. Who waits goes on waiting;
-- who plays, or has played all deals, does not begin to. Whoever began just before this statement
-- may wait while playing, but is not seated: see waiting and seat.
INSERT INTO entrant (contest, account, has_more_time, source, waits_since)
SELECT
    contest.id, %(account)s, %(has_more_time)s, %(source)s::integer,
    CASE
        WHEN NOT EXISTS (
            SELECT
            FROM contest_seat
            JOIN game ON game.id = contest_seat.game
            WHERE contest_seat.contest = contest.id
                AND contest_seat.account = %(account)s
                AND (game.status = 'playing' OR contest_seat.number >= contest.deals)
        )
        THEN greatest(now(), contest.starts_at)
    END
FROM contest
WHERE contest.id = %(contest)s
    AND now() >= contest.starts_at - make_interval(secs => %(early)s::double precision)
    AND now() < contest.ends_at
    AND NOT EXISTS (SELECT FROM bot_account WHERE account = %(account)s)
ON CONFLICT (contest, account) DO UPDATE
SET has_more_time = excluded.has_more_time,
    source = excluded.source,
    waits_since = CASE
        WHEN excluded.waits_since IS NULL THEN NULL
        ELSE coalesce(entrant.waits_since, excluded.waits_since)
    END
RETURNING account
