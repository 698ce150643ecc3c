-- Let a finished game be judged, once: the wish and its job are kept together, or neither.
WITH asked AS (
    INSERT INTO analysis (game)
    SELECT id
    FROM game
    WHERE id = %(game)s AND status = 'finished'
    ON CONFLICT DO NOTHING
    RETURNING game
)
SELECT kept_job('analysis', id, number)
FROM asked
JOIN game ON id = asked.game
