-- add_window --
-- Store a window, unless it was closed before; return its number.
INSERT INTO strength_window (deal, day, seats, family, ends_at, left_out, anchors)
VALUES (
    %(deal)s, %(day)s, %(seats)s, %(family)s, %(ends_at)s, '{}', %(anchors)s
)
ON CONFLICT DO NOTHING
RETURNING number

-- before --
-- Return what is known of these accounts in one kind of game.
SELECT account, mean, variance, windows
FROM strength
WHERE account = ANY (%(accounts)s::text[]) AND seats = %(seats)s AND family = %(family)s

-- delete_all --
-- Delete all that windows come to; it is stored anew in the same transaction.
WITH strengths AS (DELETE FROM strength),
results AS (DELETE FROM window_result)
DELETE FROM leader

-- due --
-- Return the first day after the last closed one that has a deal, if it is before the given day.
SELECT day, deal
FROM daily
WHERE day < %(before)s
    AND day > coalesce((SELECT max(day) FROM strength_window), '-infinity'::date)
ORDER BY day
LIMIT 1

-- leave_out --
-- Note whose results did not count in a window.
UPDATE strength_window SET left_out = %(accounts)s::text[] WHERE number = %(number)s

-- lock --
-- Let nobody else close a window until the end of the transaction.
LOCK TABLE strength_window IN SHARE ROW EXCLUSIVE MODE

-- results --
-- Return the results of a window: of each account the stars, and whether it was erased. None of
-- them is erased until the end of the transaction.
SELECT account.id, result.stars, account.erased_at IS NOT NULL
FROM game
JOIN result ON result.game = game.id AND is_own(result)
JOIN seen
    ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
JOIN account ON account.id = result.account
WHERE game.deal = %(deal)s
    AND game.seats = %(seats)s
    AND game.finished_at < %(ends_at)s
    AND account.id <> ALL (%(left_out)s::text[])
ORDER BY account.id
FOR SHARE OF account

-- save --
-- Store strengths in one kind of game.
INSERT INTO strength (account, seats, family, mean, variance, change, windows, last_window)
SELECT made.account, %(seats)s, %(family)s, mean, variance, change, windows, last_window
FROM unnest(
    %(accounts)s::text[], %(means)s::float8[], %(variances)s::float8[], %(changes)s::float8[],
    %(windows)s::integer[], %(last_windows)s::bigint[]
) AS made (account, mean, variance, change, windows, last_window)
ON CONFLICT (account, seats, family) DO UPDATE SET
    mean = excluded.mean,
    variance = excluded.variance,
    change = excluded.change,
    windows = excluded.windows,
    last_window = excluded.last_window

-- strengths --
-- Return the strengths of an account.
SELECT strength.seats, strength.family, mean, variance, change, windows,
    coalesce(day, (ends_at AT TIME ZONE 'UTC')::date)
FROM strength
JOIN strength_window ON number = last_window
WHERE account = %(account)s
ORDER BY strength.seats, strength.family

-- windows --
-- Return all closed windows, in the order of closing.
SELECT number, left_out, deal, day, seats, family, ends_at, anchors
FROM strength_window
ORDER BY number
