-- Return the games of a contest that go on, as the summaries stored with their progress have them.
SELECT
    sat.number,
    sat.accounts,
    (game.summary::jsonb ->> 'season')::integer,
    jsonb_array_length(game.summary::jsonb -> 'answered'),
    jsonb_array_length(game.summary::jsonb -> 'asked')
FROM (
    SELECT number, game, array_agg(account ORDER BY account) AS accounts
    FROM contest_seat
    WHERE contest = %(contest)s
    GROUP BY number, game
) AS sat
JOIN game ON game.id = sat.game
WHERE game.status = 'playing' AND game.summary IS NOT NULL
ORDER BY sat.number, game.id
LIMIT %(limit)s
