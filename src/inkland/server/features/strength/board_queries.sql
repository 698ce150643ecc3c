-- add --
-- Add what a window brings to boards: points of a week and a month are summed up, the others are
-- replaced.
INSERT INTO leader (account, board, begins, family, points, windows, is_listed)
SELECT
    made.account, made.board, made.begins, made.family, made.points, made.windows,
    is_listed(made.account)
FROM unnest(
    %(accounts)s::text[], %(boards)s::text[], %(begins)s::date[], %(families)s::text[],
    %(points)s::integer[], %(windows)s::integer[]
) AS made (account, board, begins, family, points, windows)
ON CONFLICT (account, board, begins, family) DO UPDATE SET
    points = excluded.points
        + CASE WHEN excluded.board IN ('week', 'month') THEN leader.points ELSE 0 END,
    windows = excluded.windows
        + CASE WHEN excluded.board IN ('week', 'month') THEN leader.windows ELSE 0 END,
    is_listed = excluded.is_listed

-- add_streaks --
-- Add the streaks of those who have played the deal of a day: one day longer than the day before.
INSERT INTO leader (account, board, begins, family, points, windows, is_listed)
SELECT
    made.account, 'streak', %(day)s::date, 'all',
    1 + coalesce(leader.points, 0), 1 + coalesce(leader.windows, 0), is_listed(made.account)
FROM unnest(%(accounts)s::text[]) AS made (account)
LEFT JOIN leader
    ON leader.account = made.account
    AND leader.board = 'streak'
    AND leader.begins = %(day)s::date - 1
    AND leader.family = 'all'

-- add_window_results --
-- Store how the players of a window did.
INSERT INTO window_result (account, number, matchpoints, others)
SELECT made.account, %(number)s, made.matchpoints, %(others)s
FROM unnest(%(accounts)s::text[], %(matchpoints)s::integer[]) AS made (account, matchpoints)

-- delete_past --
-- Delete what a day leaves behind: ended streaks, all weeks and months but this one and the last,
-- and places of strengths that have become provisional.
DELETE FROM leader
WHERE board = 'streak' AND begins < %(day)s::date
    OR board = 'week' AND begins < date_trunc('week', %(day)s::date)::date - 7
    OR board = 'month' AND begins < (date_trunc('month', %(day)s::date) - interval '1 month')::date
    OR board = 'ever' AND family = %(family)s AND account = ANY (%(provisional)s::text[])

-- followed --
-- Return an account and all listed people whom it follows, ranked among each other; they are 501 at
-- most. Who was blocked before is not seen.
SELECT
    rank() OVER (ORDER BY leader.points DESC),
    account.id, account.name, account.colour, leader.points, leader.windows
FROM (
    SELECT other FROM following WHERE owner = %(account)s
    EXCEPT
    SELECT other FROM blocked WHERE owner = %(account)s
    UNION ALL
    SELECT %(account)s
) AS chosen (account)
JOIN leader
    ON leader.account = chosen.account
    AND leader.board = %(board)s
    AND leader.begins = %(begins)s
    AND leader.family = %(family)s
    AND (leader.is_listed OR leader.account = %(account)s)
JOIN account ON account.id = chosen.account
ORDER BY leader.points DESC, leader.account

-- last_day --
-- Return the day of the window that was closed last.
SELECT max(day) FROM strength_window

-- page --
-- Return some of those listed on a board, the first first, without people whom the viewer has
-- blocked.
WITH listed AS (
    SELECT rank() OVER (ORDER BY points DESC) AS rank, account, points, windows
    FROM leader
    WHERE board = %(board)s AND begins = %(begins)s AND family = %(family)s AND is_listed
    ORDER BY points DESC, account
    LIMIT %(limit)s
    OFFSET %(offset)s
)
SELECT listed.rank, account.id, account.name, account.colour, listed.points, listed.windows
FROM listed
JOIN account ON account.id = listed.account
WHERE NOT EXISTS (
    SELECT FROM blocked
    WHERE blocked.owner = %(viewer)s::text AND blocked.other = listed.account
)
ORDER BY listed.points DESC, listed.account

-- place --
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

-- window_results --
-- Return how an account did in its closed windows, in the order of closing.
SELECT matchpoints, others
FROM window_result
WHERE account = %(account)s
ORDER BY number
