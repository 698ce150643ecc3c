-- For how many seconds the players of a table have not been seen.
SELECT seat, extract(epoch FROM now() - seen_at)::float8
FROM seat
WHERE game = %(game)s AND seen_at IS NOT NULL
