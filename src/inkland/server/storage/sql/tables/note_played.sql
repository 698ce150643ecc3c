-- Note that a game has begun for all its people. They are sorted, so that two tables cannot deadlock.
INSERT INTO played (account, game)
SELECT DISTINCT account, game
FROM seat
WHERE game = %(game)s AND account IS NOT NULL
ORDER BY account
ON CONFLICT DO NOTHING
