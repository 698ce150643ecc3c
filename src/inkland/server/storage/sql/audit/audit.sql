-- Return every event of every started game, with the number of the last one and the seed that the
-- hash chain begins with. A game without events has one row of nulls.
SELECT
    game.id, game.number, secret.seed,
    event.seq, coalesce(event.body, secret_event.body), event.hash, event.state_hash
FROM game
LEFT JOIN secret ON secret.game = game.dealt_at
LEFT JOIN event ON event.game = game.id
LEFT JOIN secret_event ON secret_event.game = event.game AND secret_event.seq = event.seq
WHERE game.number IS NOT NULL
ORDER BY game.id, event.seq
