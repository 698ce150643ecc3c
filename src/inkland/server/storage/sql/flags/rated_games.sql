-- Return the last games of an account that counted in closed windows of a family.
SELECT game.id
FROM strength_window
JOIN seen ON seen.deal = strength_window.deal AND seen.account = %(account)s
JOIN game ON game.id = seen.game
JOIN result ON result.game = game.id AND result.account = seen.account
WHERE strength_window.seats = 1
    AND strength_window.family = %(family)s
    AND game.seats = 1
    AND game.finished_at < strength_window.ends_at
    AND is_own(result)
ORDER BY strength_window.number DESC
LIMIT %(limit)s
