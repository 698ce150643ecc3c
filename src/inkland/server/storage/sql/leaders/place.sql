-- Return how many are listed on a board, how many of them have more points than an account, and how
-- many stand before it; then what is known of the account itself.
WITH own AS (
    SELECT leader.account, name, colour, points, windows, is_listed
    FROM leader
    JOIN account ON account.id = leader.account
    WHERE leader.account = %(account)s::text
        AND board = %(board)s
        AND begins = %(begins)s
        AND family = %(family)s
),
listed AS (
    SELECT
        count(*) AS people,
        count(*) FILTER (WHERE leader.points > own.points) AS better,
        count(*) FILTER (WHERE leader.points = own.points AND leader.account < own.account) AS tied
    FROM leader
    LEFT JOIN own ON true
    WHERE board = %(board)s
        AND begins = %(begins)s
        AND family = %(family)s
        AND leader.is_listed
)
SELECT people, better, better + tied, own.*
FROM listed
LEFT JOIN own ON true
