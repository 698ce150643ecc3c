-- Store strengths in one kind of game.
INSERT INTO strength (account, seats, family, mean, variance, change, windows, last_window)
SELECT made.account, %(seats)s, %(family)s, mean, variance, change, windows, last_window
FROM unnest(
    %(accounts)s::text[], %(means)s::float8[], %(variances)s::float8[], %(changes)s::float8[],
    %(windows)s::integer[], %(last_windows)s::bigint[]
) AS made (account, mean, variance, change, windows, last_window)
ON CONFLICT (account, seats, family) DO UPDATE SET
    mean = excluded.mean,
    variance = excluded.variance,
    change = excluded.change,
    windows = excluded.windows,
    last_window = excluded.last_window
