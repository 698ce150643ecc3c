-- Return all events of a finished game in one value, a line for each; null if it is not over. One
-- value costs the process that reads it far less than thousands of rows.
SELECT string_agg(coalesce(event.body, secret_event.body), '\x0a'::bytea ORDER BY event.seq)
FROM game
JOIN event ON event.game = game.id
LEFT JOIN secret_event ON secret_event.game = event.game AND secret_event.seq = event.seq
WHERE game.id = %(game)s AND game.status = 'finished'
