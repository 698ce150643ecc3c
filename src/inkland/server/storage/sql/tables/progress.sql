-- Return the progress of these tables, in the order of the fields of TableProgress.
SELECT
    id, version, number, asked_step,
    extract(epoch FROM coalesce(deadline_at - clock_timestamp(), time_left))::float8
FROM game
WHERE id = ANY (%(tables)s::text[])
