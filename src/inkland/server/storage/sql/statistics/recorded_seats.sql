-- Return the results of people in a game.
SELECT seat, account, is_own(result), stars, place, rating
FROM result
WHERE game = %(game)s AND account IS NOT NULL
ORDER BY seat
