-- Lock the game if the deadline of this step has passed and nothing has changed since it was read;
-- else returns no row.
SELECT game.id
FROM game, pulse
WHERE game.id = %(id)s
    AND game.version = %(version)s - 1
    AND game.status = 'playing'
    AND game.number = %(number)s
    AND game.asked_step = %(step)s
    AND game.deadline_at <= clock_timestamp()
    AND pulse.at >= clock_timestamp() - interval '2 s'
FOR UPDATE OF game
