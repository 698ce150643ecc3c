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
