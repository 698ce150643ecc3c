-- Return how many open public tables the account has, and how many count for the source.
SELECT
    count(*) FILTER (WHERE host = %(host)s),
    count(*) FILTER (WHERE source = %(source)s::integer)
FROM game
WHERE public AND status = 'open'
