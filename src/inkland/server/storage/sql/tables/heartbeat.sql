-- Write the heartbeat of the clocks and return the gap since the last one. After a gap of more than
-- 2 seconds every running clock is credited with it in the same statement, so that it happens only
-- once. A step opened after the last heartbeat is credited from its opening on.
WITH beat AS (
    UPDATE pulse
    SET at = clock_timestamp(), gap = clock_timestamp() - at
    RETURNING gap, at - gap AS before, at
),
credited AS (
    UPDATE game
    SET deadline_at = deadline_at + (beat.at - greatest(asked_at, beat.before))
    FROM beat
    WHERE beat.gap > interval '2 s' AND deadline_at IS NOT NULL
)
SELECT extract(epoch FROM gap)::float8 FROM beat
