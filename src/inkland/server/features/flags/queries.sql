-- due --
-- Return one of the strongest accounts of each family that was not checked with its last window.
WITH top AS (
    SELECT
        account, family, mean, variance, last_window,
        row_number() OVER (PARTITION BY family ORDER BY mean DESC, account) AS place
    FROM strength
    WHERE seats = 1 AND variance <= %(max_deviation)s ^ 2
)
SELECT top.account, top.family, mean, variance, top.last_window
FROM top
LEFT JOIN flag_check ON flag_check.account = top.account AND flag_check.family = top.family
WHERE place <= %(top)s AND coalesce(flag_check.last_window, 0) < top.last_window
ORDER BY top.family, place
LIMIT 1

-- due_of --
-- Return the strengths of an account alone, which can be checked.
SELECT account, family, mean, variance, last_window
FROM strength
WHERE account = %(account)s AND seats = 1
ORDER BY family

-- listed --
-- Return all flags, latest first.
SELECT
    public_id(account.id), account.name, family, kind, figures,
    (SELECT name FROM account AS other_account WHERE other_account.id = other),
    found_at
FROM flag
JOIN account ON account.id = flag.account
ORDER BY found_at DESC, account.id, family, kind

-- mark_checked --
-- Note with which window an account was checked last; not of an account that was erased.
INSERT INTO flag_check (account, family, last_window)
SELECT id, %(family)s, %(last_window)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account, family) DO UPDATE SET last_window = excluded.last_window

-- rated_games --
-- Return the last games of an account that counted in closed windows of a family.
SELECT game.id
FROM strength_window
JOIN seen ON seen.deal = strength_window.deal AND seen.account = %(account)s
JOIN game ON game.id = seen.game
JOIN result ON result.game = game.id AND result.account = seen.account
WHERE strength_window.seats = 1
    AND strength_window.family = %(family)s
    AND game.seats = 1
    AND game.finished_at < strength_window.ends_at
    AND is_own(result)
ORDER BY strength_window.number DESC
LIMIT %(limit)s

-- save --
-- Store a flag, or its new figures; not of an account that was erased.
INSERT INTO flag (account, family, kind, figures, other)
SELECT id, %(family)s, %(kind)s, %(figures)s, %(other)s::text
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account, family, kind) DO UPDATE SET
    figures = excluded.figures,
    other = excluded.other

-- shared_days --
-- Return the accounts after whose end this one has begun so soon: on how many days both have played
-- the same deal, how often so soon, how often with more stars, and how many accounts there were.
WITH own AS (
    SELECT strength_window.deal, ends_at, game.opened_at, result.stars
    FROM strength_window
    JOIN seen ON seen.deal = strength_window.deal AND seen.account = %(account)s
    JOIN game ON game.id = seen.game
    JOIN result ON result.game = game.id AND result.account = seen.account
    WHERE strength_window.seats = 1
        AND game.seats = 1
        AND game.finished_at < ends_at
        AND is_own(result)
    ORDER BY strength_window.number DESC
    LIMIT %(limit)s
),
shared AS (
    SELECT
        seen.account,
        own.stars > result.stars AS is_ahead,
        game.finished_at <= own.opened_at
        AND game.finished_at > own.opened_at - make_interval(mins => %(minutes)s) AS is_right_after
    FROM own
    JOIN seen ON seen.deal = own.deal AND seen.account <> %(account)s
    JOIN game ON game.id = seen.game
    JOIN result ON result.game = game.id AND result.account = seen.account
    WHERE game.seats = 1 AND game.finished_at < own.ends_at AND is_own(result)
)
SELECT
    account,
    count(*),
    count(*) FILTER (WHERE is_right_after),
    count(*) FILTER (WHERE is_right_after AND is_ahead),
    (SELECT count(DISTINCT account) FROM shared)
FROM shared
GROUP BY account
HAVING count(*) FILTER (WHERE is_right_after) > 0
