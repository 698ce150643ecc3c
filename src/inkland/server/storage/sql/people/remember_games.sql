-- Note the latest games of an account that were begun by a release which did not note them, if none
-- is noted so far. They are sorted here once, and never again.
INSERT INTO played (account, began_at, game)
SELECT seat.account, game.opened_at, game.id
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(owner)s
    AND game.status IN ('playing', 'finished')
    AND NOT EXISTS (SELECT FROM played WHERE account = %(owner)s)
    AND EXISTS (SELECT FROM account WHERE id = %(owner)s AND erased_at IS NULL)
ORDER BY game.opened_at DESC
LIMIT %(games)s
ON CONFLICT DO NOTHING
RETURNING game
