-- Return all games that were compared, in this order.
SELECT game, family, left_out
FROM compared_game
WHERE number IS NOT NULL
ORDER BY number
