-- The tables that are playing and have a bot on a seat.
SELECT id
FROM game
WHERE status = 'playing' AND EXISTS (
    SELECT FROM seat WHERE seat.game = game.id AND seat.bot IS NOT NULL
)
ORDER BY id
