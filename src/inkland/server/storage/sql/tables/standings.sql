-- For each number of seats: how many results on a deal count, and the account's place among them,
-- with the number of results that have fewer stars.
WITH rated AS (
    SELECT
        game.seats, result.account, result.stars,
        rank() OVER (PARTITION BY game.seats ORDER BY result.stars DESC) AS place,
        rank() OVER (PARTITION BY game.seats ORDER BY result.stars) - 1 AS worse
    FROM game
    JOIN result ON result.game = game.id AND is_own(result)
    JOIN seen
        ON seen.deal = game.deal AND seen.account = result.account AND seen.game = game.id
    WHERE game.deal = %(code)s
        AND (%(until)s::timestamptz IS NULL OR game.finished_at < %(until)s::timestamptz)
)
SELECT
    seats,
    count(*),
    min(place) FILTER (WHERE account = %(account)s::text),
    min(worse) FILTER (WHERE account = %(account)s::text),
    min(stars) FILTER (WHERE account = %(account)s::text)
FROM rated
GROUP BY seats
ORDER BY seats
