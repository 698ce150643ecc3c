-- The results on a deal: most stars first, then the earliest.
-- One counts if a person played to the end who had not seen the deal before this game.
SELECT
    game.id, result.name, result.bot, game.seats,
    result.seat, result.stars, result.place, result.rating,
    result.bot IS NULL AND seen.game IS NOT NULL AS counted,
    game.finished_at
FROM game
JOIN result ON result.game = game.id
LEFT JOIN seen
    ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
WHERE game.deal = %(code)s
ORDER BY result.stars DESC, game.finished_at, game.id, result.seat
LIMIT %(limit)s
