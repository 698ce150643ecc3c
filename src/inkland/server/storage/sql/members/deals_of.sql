-- Return the deals that an account has seen, and where. A deal whose game still goes on is left
-- out: with its code one could play the same cards elsewhere.
SELECT seen.deal, seen.game
FROM seen
JOIN game ON game.id = seen.game
WHERE seen.account = %(account)s
    AND game.status = 'finished'
ORDER BY seen.deal
