-- analysis --
-- Return the analysis of a game; its text is null until it is finished.
SELECT judged
FROM analysis
WHERE game = %(game)s

-- contest_end_of --
-- Return when the contest closes whose deal this is.
SELECT contest.closes_at
FROM contest_deal
JOIN contest ON contest.id = contest_deal.contest
WHERE contest_deal.deal = %(deal)s

-- day --
-- Return the deal of a day.
SELECT deal
FROM daily
WHERE day = %(day)s

-- day_of --
-- Return the day whose deal this is.
SELECT day
FROM daily
WHERE deal = %(deal)s

-- days_of --
-- Return the days whose deal the account itself has finished at its first try, before the day was
-- over.
SELECT daily.day
FROM seen
JOIN daily ON daily.deal = seen.deal
JOIN game ON game.id = seen.game
JOIN result ON result.game = game.id AND result.account = seen.account
WHERE seen.account = %(account)s
    AND is_own(result)
    AND game.finished_at < (daily.day + 1)::timestamp AT TIME ZONE 'UTC'
ORDER BY daily.day DESC
LIMIT %(limit)s

-- deal --
-- Return the deal with this code.
SELECT code, dealt_at, options, commitment
FROM deal
WHERE code = %(code)s

-- delete_analysis --
-- Delete the request for an analysis that failed, so that it can be requested again.
DELETE FROM analysis
WHERE game = %(game)s AND judged IS NULL

-- first_seen_at --
-- Return the table where an account has seen a deal first.
SELECT game
FROM seen
WHERE deal = %(deal)s AND account = %(account)s

-- mark_deal_seen --
-- Note that an account has seen a deal at this table, unless it had seen it before.
INSERT INTO seen (deal, account, game)
VALUES (%(deal)s, %(account)s, %(game)s)
ON CONFLICT DO NOTHING

-- mark_deal_seen_by_all --
-- Note that all people at a table have seen its deal there, unless they had before. They are
-- sorted, so that two tables that start the same deal cannot deadlock.
INSERT INTO seen (deal, account, game)
SELECT DISTINCT game.deal, seat.account, game.id
FROM game
JOIN seat ON seat.game = game.id
WHERE game.id = %(game)s AND game.deal IS NOT NULL AND seat.account IS NOT NULL
ORDER BY seat.account
ON CONFLICT DO NOTHING

-- pars --
-- Return the computed pars of a deal, fewest seats first.
SELECT seats, stars, rating, bot
FROM par
WHERE deal = %(deal)s AND stars IS NOT NULL
ORDER BY seats

-- request_analysis --
-- Request the analysis of a finished game, once; the request and its job are stored together.
WITH asked AS (
    INSERT INTO analysis (game)
    SELECT id
    FROM game
    WHERE id = %(game)s AND status = 'finished'
    ON CONFLICT DO NOTHING
    RETURNING game
)
SELECT kept_job('analysis', id, number)
FROM asked
JOIN game ON id = asked.game

-- results --
-- Return the results on a deal: most stars first, then the earliest; up to `limit` for each number
-- of seats. A result counts if it is a person's own who had not seen the deal before this
-- game. Ranks are among the counting results at tables with as many seats. A key identifies a
-- result without revealing its table; if one is given, only that result is returned.
WITH made AS (
    SELECT
        game.id, result.name, result.bot, game.seats,
        result.seat, result.stars, result.place, result.rating,
        is_own(result) AND seen.game IS NOT NULL AS counted,
        game.finished_at, result.account, credential.account IS NOT NULL AS is_member
    FROM game
    JOIN result ON result.game = game.id
    LEFT JOIN seen
        ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
    LEFT JOIN credential ON credential.account = result.account
    WHERE game.deal = %(code)s
),
ranked AS (
    SELECT
        *,
        CASE WHEN counted THEN
            rank() OVER (PARTITION BY seats, counted ORDER BY stars DESC)
        END AS rank,
        row_number() OVER (PARTITION BY seats ORDER BY stars DESC, finished_at, id, seat) AS line
    FROM made
    WHERE %(until)s::timestamptz IS NULL OR counted AND finished_at < %(until)s::timestamptz
)
SELECT
    id, name, bot, seats, seat, stars, place, rating, counted, finished_at, account, is_member, rank
FROM ranked
WHERE CASE
    WHEN %(key)s::text IS NULL THEN line <= %(limit)s
    ELSE left(encode(sha256(convert_to(id || ' ' || seat, 'UTF8')), 'hex'), 26) = %(key)s::text
END
ORDER BY stars DESC, finished_at, id, seat

-- save_analysis --
-- Store the finished analysis.
UPDATE analysis
SET judged = %(judged)s
WHERE game = %(game)s

-- save_daily_account --
-- Create the account that hosts the daily tables. It never gets a session or a login.
INSERT INTO account (id, name, erased_at)
VALUES (%(id)s, '', now())
ON CONFLICT DO NOTHING

-- save_day --
-- Store the deal of a day; returns no row if the day has one already.
INSERT INTO daily (day, deal)
VALUES (%(day)s, %(deal)s)
ON CONFLICT DO NOTHING
RETURNING day

-- save_deal --
-- Store a deal, unless it is stored already.
INSERT INTO deal (code, dealt_at, options, commitment)
VALUES (%(code)s, %(dealt_at)s, %(options)s, %(commitment)s)
ON CONFLICT DO NOTHING

-- save_par --
-- Store the par of a deal for a number of seats, unless it is stored already.
UPDATE par
SET stars = %(stars)s, rating = %(rating)s, bot = %(bot)s
WHERE deal = %(deal)s AND seats = %(seats)s AND stars IS NULL

-- standings --
-- For each number of seats: how many results on a deal count, and the account's place among them,
-- with the number of results that have fewer stars.
WITH rated AS (
    SELECT
        game.seats, result.account, result.stars,
        rank() OVER (PARTITION BY game.seats ORDER BY result.stars DESC) AS place,
        rank() OVER (PARTITION BY game.seats ORDER BY result.stars) - 1 AS worse
    FROM game
    JOIN result ON result.game = game.id AND is_own(result)
    JOIN seen
        ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
    WHERE game.deal = %(code)s
        AND (%(until)s::timestamptz IS NULL OR game.finished_at < %(until)s::timestamptz)
)
SELECT
    seats,
    count(*),
    min(place) FILTER (WHERE account = %(account)s::text),
    min(worse) FILTER (WHERE account = %(account)s::text),
    min(stars) FILTER (WHERE account = %(account)s::text)
FROM rated
GROUP BY seats
ORDER BY seats

-- star_counts --
-- How many results on a deal count and have so many stars, for each number of seats.
SELECT game.seats, result.stars, count(*)
FROM game
JOIN result ON result.game = game.id AND is_own(result)
JOIN seen
    ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
WHERE game.deal = %(code)s
    AND (%(until)s::timestamptz IS NULL OR game.finished_at < %(until)s::timestamptz)
GROUP BY game.seats, result.stars
ORDER BY game.seats, result.stars
