-- Somebody keeps the time. If nobody has for more than a moment, every clock that ran gets back
-- what it ran meanwhile, in the same statement: it happens once, whoever comes first. A step may
-- have been opened after the last beat and just before the database went away.
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
