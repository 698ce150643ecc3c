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
