-- Note that all people at a table have seen its deal there, unless they had before. They are
-- sorted, so that two tables that start the same deal cannot deadlock.
INSERT INTO seen (deal, account, game)
SELECT DISTINCT game.deal, seat.account, game.id
FROM game
JOIN seat ON seat.game = game.id
WHERE game.id = %(game)s AND game.deal IS NOT NULL AND seat.account IS NOT NULL
ORDER BY seat.account
ON CONFLICT DO NOTHING
