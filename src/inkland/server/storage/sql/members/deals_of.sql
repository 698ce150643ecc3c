-- The deals that an account has seen, and where. With the code of a deal one can play its cards
-- elsewhere, so a deal whose game goes on is not named yet.
SELECT seen.deal, seen.game
FROM seen
JOIN game ON game.id = seen.game
WHERE seen.account = %(account)s
    AND game.status = 'finished'
ORDER BY seen.deal
