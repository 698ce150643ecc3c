-- The table as it is now, if the one kept has the version just before; else no row comes back.
-- A pause keeps what time is left, and after it there are a few seconds at least. Who comes back to
-- a step whose time was up has its time once more, else nobody would ever play on. A clock that is
-- longer than before is so for the open step, too.
UPDATE game
SET version = %(version)s,
    title = %(title)s,
    public = %(public)s,
    host = %(host)s,
    status = %(status)s,
    options = %(options)s,
    seats = %(seats)s,
    commitment = %(commitment)s,
    dealt_at = %(dealt_at)s,
    deal = %(deal)s,
    rematch = %(rematch)s,
    opened_at = %(opened_at)s,
    clock = %(clock)s::integer,
    pause = %(pause)s::smallint[],
    is_paused = %(is_paused)s,
    has_bots = %(has_bots)s,
    time_left = CASE
        WHEN NOT %(is_paused)s THEN NULL
        ELSE coalesce(time_left, deadline_at - now())
            + make_interval(secs => greatest(%(clock)s::integer - clock, 0))
    END,
    deadline_at = CASE
        WHEN %(is_paused)s THEN NULL
        WHEN is_paused THEN now() + greatest(
            time_left + make_interval(secs => greatest(%(clock)s::integer - clock, 0)),
            interval '5 s'
        )
        WHEN asked_step IS NULL THEN NULL
        ELSE coalesce(
            deadline_at + make_interval(secs => greatest(%(clock)s::integer - clock, 0)),
            now() + make_interval(secs => %(clock)s::integer)
        )
    END
WHERE id = %(id)s AND version = %(version)s - 1
RETURNING id
