-- absences --
-- Return the seconds since the players of a table were last seen, by seat.
SELECT seat, extract(epoch FROM now() - seen_at)::float8
FROM seat
WHERE game = %(game)s AND seen_at IS NOT NULL

-- close_idle_tables --
-- Close the open tables that were not changed for so long, by the time of the database; those where
-- a person sits only after a longer time. Tables that another process is just changing are left for
-- the next round.
WITH due AS (
    SELECT id
    FROM game
    WHERE status = 'open'
        AND changed_at < now() - make_interval(secs => %(empty)s)
        AND (
            changed_at < now() - make_interval(secs => %(seated)s)
            OR NOT EXISTS (
                SELECT FROM seat WHERE seat.game = game.id AND seat.account IS NOT NULL
            )
        )
    ORDER BY changed_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE game
SET status = 'closed', version = version + 1, source = NULL, changed_at = now()
WHERE id IN (SELECT id FROM due)
RETURNING id, version

-- due_deadlines --
-- Return the tables whose deadline has passed, unless the heartbeat is too old.
SELECT game.id, game.asked_step
FROM game, pulse
WHERE game.status = 'playing'
    AND game.deadline_at <= clock_timestamp()
    AND pulse.at >= clock_timestamp() - interval '2 s'
ORDER BY game.deadline_at
LIMIT %(limit)s

-- end_seats --
-- Let the seats of a game know that it has just ended.
UPDATE seat
SET ended_at = now()
WHERE game = %(game)s

-- expire_step --
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

-- heartbeat --
-- Write the heartbeat of the clocks and return the gap since the last one. After a gap of more than
-- 2 seconds every running clock is credited with it in the same statement, so that it happens only
-- once. A step opened after the last heartbeat is credited from its opening on, one opened while this
-- statement waited not at all. So a clock of the database that jumps ahead takes no time from anybody.
-- A negative gap says that the clock of the database was set back. No step may get more time from
-- that than a whole step has: a deadline that is further away is set back as well. But a step that
-- was opened while this statement waited, which it does for 2 seconds at most, has its whole time.
-- What was opened or seen in times to come was so now; else nobody would count as waiting or away
-- until then.
WITH beat AS (
    UPDATE pulse
    SET at = clock_timestamp(), gap = clock_timestamp() - at
    RETURNING gap, at - gap AS before, at
),
credited AS (
    UPDATE game
    SET deadline_at = deadline_at + greatest(beat.at - greatest(asked_at, beat.before), interval '0')
    FROM beat
    WHERE beat.gap > interval '2 s' AND deadline_at IS NOT NULL
),
set_back AS (
    UPDATE game
    SET asked_at = least(asked_at, beat.at),
        deadline_at = CASE
            WHEN deadline_at > beat.at + make_interval(secs => clock) THEN CASE
                WHEN asked_at > beat.at + interval '2 s' THEN deadline_at + beat.gap
                ELSE beat.at + make_interval(secs => clock)
            END
            ELSE deadline_at
        END,
        time_left = CASE
            WHEN time_left IS NOT NULL THEN least(time_left, make_interval(secs => clock))
        END
    FROM beat
    WHERE beat.gap < interval '0' AND status = 'playing'
),
seen_before AS (
    UPDATE seat
    SET seen_at = beat.at
    FROM beat
    WHERE beat.gap < interval '0' AND seen_at > beat.at
)
SELECT extract(epoch FROM gap)::float8 FROM beat

-- queue_bot_job --
-- Queue a job for the bots of a playing table; none while its game is just being started.
SELECT bots_job(id, number)
FROM game
WHERE id = %(game)s AND has_bots AND number > 0

-- report_connected --
-- Note that the players of these seats are connected. Locked rows are skipped: the next report
-- comes soon.
WITH here AS (
    SELECT seat.game, seat.seat
    FROM seat
    JOIN unnest(%(games)s::text[], %(seats)s::smallint[]) AS told (game, seat) USING (game, seat)
    FOR UPDATE OF seat SKIP LOCKED
)
UPDATE seat
SET seen_at = now()
FROM here
WHERE seat.game = here.game AND seat.seat = here.seat

-- requeue_forgotten_bots --
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

-- start_missing_clock --
-- Start the clock of a step that was opened by a release without clocks.
UPDATE game
SET asked_step = %(step)s,
    asked_at = clock_timestamp(),
    deadline_at = CASE WHEN NOT is_paused THEN clock_timestamp() + make_interval(secs => clock) END,
    time_left = CASE WHEN is_paused THEN make_interval(secs => clock) END
WHERE id = %(game)s AND status = 'playing' AND number = %(number)s AND asked_step IS DISTINCT FROM %(step)s
