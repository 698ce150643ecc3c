-- Delete what a day leaves behind: ended streaks, all weeks and months but this one and the last,
-- and places of strengths that have become provisional.
DELETE FROM leader
WHERE board = 'streak' AND begins < %(day)s::date
    OR board = 'week' AND begins < date_trunc('week', %(day)s::date)::date - 7
    OR board = 'month' AND begins < (date_trunc('month', %(day)s::date) - interval '1 month')::date
    OR board = 'ever' AND family = %(family)s AND account = ANY (%(provisional)s::text[])
