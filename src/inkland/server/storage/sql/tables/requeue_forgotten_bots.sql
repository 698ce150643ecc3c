-- Queue jobs for bots whose table has waited for so long without a job. A step opened by a release
-- without clocks has no opening time, and counts as waiting long enough.
SELECT array_agg(bots_job(id, number))
FROM game
WHERE status = 'playing'
    AND coalesce(asked_at <= now() - make_interval(secs => %(waiting)s), true)
    AND (
        late_step = asked_step
        OR EXISTS (SELECT FROM seat WHERE seat.game = game.id AND seat.bot IS NOT NULL)
    )
    AND NOT EXISTS (
        SELECT FROM procrastinate_jobs
        WHERE args->>'table' = game.id AND status IN ('todo', 'doing')
    )
