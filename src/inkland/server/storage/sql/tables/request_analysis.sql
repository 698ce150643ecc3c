-- Request the analysis of a finished game, once; the request and its job are stored together.
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
