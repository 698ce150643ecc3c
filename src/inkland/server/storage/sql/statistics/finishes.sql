-- Return of each finished game of an account, in the order of their ends, whether the account
-- itself has finished it; a bot may have stood in.
SELECT array_agg(is_own(result) ORDER BY game.finished_at, game.id, result.seat)
FROM result
JOIN game ON game.id = result.game
WHERE result.account = %(account)s AND game.deal IS NOT NULL
