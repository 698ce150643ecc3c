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
