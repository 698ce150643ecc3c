-- Return the record of a finished game: when it ended, whether it was the tutorial, which has no
-- deal, its events in one value, the seconds at which they were stored, and its analysis.
SELECT
    game.finished_at,
    game.deal IS NULL,
    string_agg(event.body, '\x0a'::bytea ORDER BY event.seq),
    array_agg(extract(epoch FROM event.at)::float8 ORDER BY event.seq),
    (SELECT judged FROM analysis WHERE analysis.game = game.id)
FROM game
JOIN whole_event AS event ON event.game = game.id
WHERE game.id = %(game)s AND game.status = 'finished'
GROUP BY game.id
