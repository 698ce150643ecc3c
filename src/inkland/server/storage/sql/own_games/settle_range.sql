-- Do the same for all seats of the next tables in the order of their ids. Returns these, and
-- whether their stored summary is not that of the last event.
WITH chosen AS (
    SELECT id, number, summary_number, status, finished_at
    FROM game
    WHERE id > %(after)s
    ORDER BY id
    LIMIT %(limit)s
),
settled AS (
    UPDATE seat
    SET ended_at = CASE WHEN chosen.status = 'finished' THEN chosen.finished_at ELSE '-infinity' END,
        is_end_seen = coalesce(chosen.finished_at, '-infinity') < now() - interval '1 day'
    FROM chosen
    WHERE seat.game = chosen.id
        AND seat.ended_at IS NULL
        AND chosen.status IN ('finished', 'closed')
)
SELECT
    id,
    status IN ('playing', 'finished') AND number IS NOT NULL AND summary_number IS DISTINCT FROM number
FROM chosen
ORDER BY id
