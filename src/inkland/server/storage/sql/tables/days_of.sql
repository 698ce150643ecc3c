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
