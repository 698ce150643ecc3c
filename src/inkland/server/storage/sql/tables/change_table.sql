-- Update a table if the stored version is the one just before; else returns no row. A pause keeps
-- the time that is left, and ends with at least 5 seconds on the clock. A step that bots play because
-- its time is up never gets any again, and a table that is no longer played at has no clock. A longer
-- clock also extends the open step. An account that was erased takes no seat any more, nor does one
-- under a person's name that has become a bot.
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
    clock_wish = %(clock_wish)s::integer,
    clock_votes = %(clock_votes)s::smallint[],
    leavers = %(leavers)s::smallint[],
    late_step = %(late_step)s::integer,
    source = %(source)s::integer,
    has_knocks = %(has_knocks)s,
    holds = %(holds)s,
    changed_at = now(),
    time_left = CASE
        WHEN %(late_step)s::integer = asked_step OR %(status)s = 'closed' THEN NULL
        WHEN NOT %(is_paused)s THEN NULL
        ELSE coalesce(time_left, deadline_at - now())
            + make_interval(secs => greatest(%(clock)s::integer - clock, 0))
    END,
    deadline_at = CASE
        WHEN %(late_step)s::integer = asked_step OR %(status)s = 'closed' THEN NULL
        WHEN %(is_paused)s THEN NULL
        WHEN is_paused THEN clock_timestamp() + greatest(
            time_left + make_interval(secs => greatest(%(clock)s::integer - clock, 0)),
            interval '5 s'
        )
        WHEN asked_step IS NULL THEN NULL
        ELSE coalesce(
            deadline_at + make_interval(secs => greatest(%(clock)s::integer - clock, 0)),
            clock_timestamp() + make_interval(secs => %(clock)s::integer)
        )
    END
WHERE id = %(id)s
    AND version = %(version)s - 1
    AND NOT EXISTS (
        SELECT FROM account
        WHERE account.id = ANY (%(people)s::text[])
            AND account.erased_at IS NOT NULL
            AND NOT EXISTS (
                SELECT FROM seat WHERE seat.game = %(id)s AND seat.account = account.id
            )
    )
    AND NOT EXISTS (
        SELECT FROM bot_account
        WHERE bot_account.account = ANY (%(unmarked)s::text[])
            AND NOT EXISTS (
                SELECT FROM seat WHERE seat.game = %(id)s AND seat.account = bot_account.account
            )
    )
RETURNING id
