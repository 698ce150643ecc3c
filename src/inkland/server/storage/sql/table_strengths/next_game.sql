-- Return the game that ended first of those to be compared.
SELECT compared_game.game, game.options
FROM compared_game
JOIN game ON game.id = compared_game.game
WHERE compared_game.number IS NULL
ORDER BY compared_game.ended_at, compared_game.game
LIMIT 1
