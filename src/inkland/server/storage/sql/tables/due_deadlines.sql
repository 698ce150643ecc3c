-- Return the tables whose deadline has passed, unless the heartbeat is too old.
SELECT game.id, game.asked_step
FROM game, pulse
WHERE game.status = 'playing'
    AND game.deadline_at <= clock_timestamp()
    AND pulse.at >= clock_timestamp() - interval '2 s'
ORDER BY game.deadline_at
LIMIT %(limit)s
