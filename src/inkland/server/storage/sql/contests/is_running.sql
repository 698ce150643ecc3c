-- Return whether a contest runs, or begins within so many seconds.
SELECT EXISTS (
    SELECT
    FROM contest
    WHERE closes_at > now()
        AND ends_at > now()
        AND starts_at <= now() + make_interval(secs => %(seconds)s::double precision)
)
