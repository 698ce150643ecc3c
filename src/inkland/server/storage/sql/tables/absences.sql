-- Return the seconds since the players of a table were last seen, by seat.
SELECT seat, extract(epoch FROM now() - seen_at)::float8
FROM seat
WHERE game = %(game)s AND seen_at IS NOT NULL
