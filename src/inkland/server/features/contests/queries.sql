-- add --
-- Store a contest; returns no row if there is one for its slot.
INSERT INTO contest (
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot
)
VALUES (
    %(id)s, %(kind)s, %(title)s, %(preset)s, %(seats)s, %(deals)s, %(clock)s,
    %(starts_at)s, %(ends_at)s, %(closes_at)s, %(slot)s
)
ON CONFLICT DO NOTHING
RETURNING id

-- cancel --
-- Cancel a contest that has not ended: it ends now, and no table begins. Returns no row otherwise.
UPDATE contest
SET cancelled_at = now(), ends_at = now()
WHERE id = %(contest)s AND ends_at > now()
RETURNING id

-- claim --
-- Claim a running contest where somebody waits, so that one process at a time pairs there. If it is
-- killed, another claims the contest after the pause.
UPDATE contest
SET paired_at = now()
WHERE id = (
    SELECT id
    FROM contest
    WHERE now() >= starts_at
        AND now() < ends_at
        AND (paired_at IS NULL OR paired_at <= now() - make_interval(secs => %(pause)s::double precision))
        AND EXISTS (
            SELECT FROM entrant
            WHERE entrant.contest = contest.id AND entrant.waits_since IS NOT NULL
        )
    ORDER BY paired_at NULLS FIRST
    LIMIT 1
    FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at

-- contest --
-- Return a contest, and how many have entered.
SELECT
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at,
    (SELECT count(*) FROM entrant WHERE entrant.contest = contest.id)
FROM contest
WHERE id = %(contest)s

-- contests --
-- Return the contests that begin within four weeks, run, or have closed within a day, and how many
-- have entered: those that are not over first, each kind in order of time.
SELECT
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at,
    (SELECT count(*) FROM entrant WHERE entrant.contest = contest.id)
FROM contest
WHERE starts_at < now() + interval '28 days' AND closes_at > now() - interval '1 day'
ORDER BY ends_at <= now(), starts_at, id
LIMIT %(limit)s

-- deal --
-- Return the deal of a contest with this number.
SELECT deal
FROM contest_deal
WHERE contest = %(contest)s AND number = %(number)s

-- due_deal --
-- Return the first deal of a round alone that closed before a time, and has no closed window.
SELECT contest_deal.deal, contest.preset, contest.closes_at
FROM contest
JOIN contest_deal ON contest_deal.contest = contest.id
WHERE contest.kind = 'round'
    AND contest.seats = 1
    AND contest.preset = ANY (%(presets)s::text[])
    AND contest.closes_at < %(before)s
    AND NOT EXISTS (SELECT FROM strength_window WHERE strength_window.deal = contest_deal.deal)
ORDER BY contest.closes_at, contest.id, contest_deal.number
LIMIT 1

-- enter --
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

-- entrants --
-- Return the accounts that have entered, with their names and whether they are listed, but for
-- erased ones. Guests are: they cannot choose, and an event would be empty without them.
SELECT account.id, account.name, coalesce(profile.is_listed, true)
FROM entrant
JOIN account ON account.id = entrant.account
LEFT JOIN profile ON profile.account = account.id
WHERE entrant.contest = %(contest)s AND account.erased_at IS NULL
ORDER BY account.id

-- entries_of --
-- Return what is stored about an account in contests.
SELECT contest.id, contest.title, entrant.entered_at, entrant.has_more_time
FROM entrant
JOIN contest ON contest.id = entrant.contest
WHERE entrant.account = %(account)s
ORDER BY entrant.entered_at, contest.id

-- entry --
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

-- followed --
-- Return entrants whom an account follows and has not blocked, but for unlisted ones.
SELECT entrant.account
FROM entrant
JOIN following ON following.other = entrant.account
JOIN account ON account.id = entrant.account AND account.erased_at IS NULL
LEFT JOIN profile ON profile.account = account.id
LEFT JOIN blocked ON blocked.owner = following.owner AND blocked.other = following.other
WHERE entrant.contest = %(contest)s AND following.owner = %(account)s AND blocked.owner IS NULL
    AND coalesce(profile.is_listed, true)
ORDER BY following.since DESC, entrant.account
LIMIT %(limit)s

-- is_running --
-- Return whether a contest runs, or begins within so many seconds.
SELECT EXISTS (
    SELECT
    FROM contest
    WHERE closes_at > now()
        AND ends_at > now()
        AND starts_at <= now() + make_interval(secs => %(seconds)s::double precision)
)

-- leave --
-- Wait no longer.
UPDATE entrant
SET waits_since = NULL, source = NULL
WHERE contest = %(contest)s AND account = %(account)s

-- lock_waiting --
-- Lock these entrants and their accounts, whom another contest may just be seating, in an order in
-- which two processes cannot deadlock; returns those who wait in a running contest.
SELECT entrant.account
FROM entrant
JOIN contest ON contest.id = entrant.contest
JOIN account ON account.id = entrant.account
WHERE entrant.contest = %(contest)s
    AND entrant.account = ANY (%(accounts)s::text[])
    AND entrant.waits_since <= now()
    AND now() >= contest.starts_at
    AND now() < contest.ends_at
ORDER BY entrant.account
FOR NO KEY UPDATE OF account
FOR UPDATE OF entrant

-- results --
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

-- running --
-- Return the games of a contest that go on, as the summaries stored with their progress have them.
SELECT
    sat.number,
    sat.accounts,
    (game.summary::jsonb ->> 'season')::integer,
    jsonb_array_length(game.summary::jsonb -> 'answered'),
    jsonb_array_length(game.summary::jsonb -> 'asked')
FROM (
    SELECT number, game, array_agg(account ORDER BY account) AS accounts
    FROM contest_seat
    WHERE contest = %(contest)s
    GROUP BY number, game
) AS sat
JOIN game ON game.id = sat.game
WHERE game.status = 'playing' AND game.summary IS NOT NULL
ORDER BY sat.number, game.id
LIMIT %(limit)s

-- save_deal --
-- Store a deal of a contest; returns no row if there is one with this number.
INSERT INTO contest_deal (contest, number, deal)
VALUES (%(contest)s, %(number)s, %(deal)s)
ON CONFLICT DO NOTHING
RETURNING number

-- seat --
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

-- waiting --
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
