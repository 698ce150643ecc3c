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
