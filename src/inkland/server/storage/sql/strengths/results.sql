-- Return the results of a window: of each account the stars, and whether it was erased. None of
-- them is erased until the end of the transaction.
SELECT account.id, result.stars, account.erased_at IS NOT NULL
FROM game
JOIN result ON result.game = game.id AND is_own(result)
JOIN seen
    ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
JOIN account ON account.id = result.account
WHERE game.deal = %(deal)s
    AND game.seats = %(seats)s
    AND game.finished_at < %(ends_at)s
    AND account.id <> ALL (%(left_out)s::text[])
ORDER BY account.id
FOR SHARE OF account
