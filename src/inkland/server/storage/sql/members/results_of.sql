-- Return the results of an account.
SELECT
    game.id, result.seat, result.name, result.stars, result.place, result.rating,
    game.finished_at
FROM result
JOIN game ON game.id = result.game
WHERE result.account = %(account)s
ORDER BY game.finished_at, game.id, result.seat
