-- Store strengths at tables of a family.
INSERT INTO table_strength (account, family, mean, variance, games)
SELECT made.account, %(family)s, mean, variance, games
FROM unnest(
    %(accounts)s::text[], %(means)s::float8[], %(variances)s::float8[], %(games)s::integer[]
) AS made (account, mean, variance, games)
ON CONFLICT (account, family) DO UPDATE SET
    mean = excluded.mean,
    variance = excluded.variance,
    games = excluded.games
