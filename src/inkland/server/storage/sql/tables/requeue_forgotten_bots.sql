-- Bots that seem forgotten have work: nobody has a job for them, and their table waits for so long.
-- A step that a release without clocks has opened has no time, so that nobody knows how long.
SELECT array_agg(bots_job(id, number))
FROM game
WHERE status = 'playing'
    AND coalesce(asked_at <= now() - make_interval(secs => %(waiting)s), true)
    AND EXISTS (SELECT FROM seat WHERE seat.game = game.id AND seat.bot IS NOT NULL)
    AND NOT EXISTS (
        SELECT FROM procrastinate_jobs
        WHERE args->>'table' = game.id AND status IN ('todo', 'doing')
    )
