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
