-- audit --
-- Return every event of every started game, with the number of the last one and the seed that the
-- hash chain begins with. A game without events has one row of nulls. One game after the other, so
-- that only one of the archive is unpacked at a time.
SELECT
    game.id, game.number, secret.seed, event.seq, event.body, event.hash, event.state_hash
FROM game
LEFT JOIN secret ON secret.game = game.dealt_at
LEFT JOIN LATERAL (
    SELECT seq, body, hash, state_hash FROM whole_event WHERE whole_event.game = game.id OFFSET 0
) AS event ON true
WHERE game.number IS NOT NULL
ORDER BY game.id, event.seq
