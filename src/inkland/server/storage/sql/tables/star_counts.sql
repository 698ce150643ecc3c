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
