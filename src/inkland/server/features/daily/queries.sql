-- day_maps --
-- Return maps of others on the deal of a day: the best, the middle one, those of people whom the
-- viewer follows, and some more, spread evenly. Who does not want to be listed is not among them.
WITH rated AS (
    SELECT
        row_number() OVER (ORDER BY result.stars DESC, game.finished_at, game.id) AS line,
        count(*) OVER () AS people,
        account.id, account.name, result.stars,
        game.maps[result.seat + 1] AS sheet,
        following.owner IS NOT NULL AS is_followed
    FROM game
    JOIN result ON result.game = game.id AND is_own(result)
    JOIN seen
        ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
    JOIN account ON account.id = result.account
    LEFT JOIN following ON following.owner = %(viewer)s AND following.other = account.id
    LEFT JOIN blocked ON blocked.owner = %(viewer)s AND blocked.other = account.id
    LEFT JOIN profile ON profile.account = account.id
    WHERE game.deal = %(code)s
        AND game.seats = 1
        AND game.finished_at < %(until)s
        AND game.summary_number = game.number
        AND account.id <> %(viewer)s
        AND account.erased_at IS NULL
        AND blocked.owner IS NULL
        AND coalesce(profile.is_listed, true)
)
SELECT line, people, id, name, stars, sheet, is_followed
FROM rated
WHERE line = 1
    OR line = (people + 1) / 2
    OR is_followed
    OR line %% greatest(people / %(compared)s, 1) = 0
ORDER BY line

-- own_days --
-- Return the days whose deal an account has finished in time at its first try, with its map and par.
SELECT
    daily.day, game.id, result.stars, par.stars,
    CASE WHEN game.summary_number = game.number THEN game.maps[result.seat + 1] END
FROM daily
JOIN seen ON seen.deal = daily.deal AND seen.account = %(account)s
JOIN game ON game.id = seen.game
JOIN result ON result.game = game.id AND result.account = seen.account AND is_own(result)
LEFT JOIN par ON par.deal = daily.deal AND par.seats = 1
WHERE daily.day BETWEEN %(first)s AND %(last)s
    AND game.finished_at < (daily.day + 1)::timestamp AT TIME ZONE 'UTC'
ORDER BY daily.day
