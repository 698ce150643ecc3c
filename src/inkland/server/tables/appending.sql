-- add_guest --
-- Create an account and its session. Idempotent, so it can be retried.
WITH guest AS (
    INSERT INTO account (id, name, colour)
    VALUES (%(id)s, %(name)s, %(colour)s)
    ON CONFLICT DO NOTHING
)
INSERT INTO session (hash, account)
VALUES (%(session)b, %(id)s)
ON CONFLICT DO NOTHING

-- append --
-- The hot path: append entries, kept answers and, at the end, results of a game, all or nothing.
-- The update comes first, since all else reads from it: it locks the game, and finds no row if
-- another process has appended meanwhile, or the table was closed. Without entries the number is
-- not compared. The event with the last number must exist, so there is never a gap. A command,
-- revision or result that exists already violates a unique constraint, which undoes everything. If
-- a step is opened, its clock starts by the time of the database, after any wait for the lock, and
-- a job is queued if bots are seated. What lists show is kept in the same row. Maps come only if
-- they have changed; if the release before has appended since, the stored ones may be old, and the
-- summary stays behind until maps come again. The first finished game of a deal with this number of
-- seats queues the computation of its par. A step or an end is put into the outbox of notices where
-- somebody may be away: at tables of two people or more, and with a long clock; not if the clock is
-- shorter than turns wait there.
WITH played AS (
    UPDATE game
    SET number = number + cardinality(%(hashes)b::bytea[]),
        version = version + CASE WHEN %(is_over)s THEN 1 ELSE 0 END,
        status = CASE WHEN %(is_over)s THEN 'finished' ELSE status END,
        source = CASE WHEN %(is_over)s THEN NULL ELSE source END,
        finished_at = CASE WHEN %(is_over)s THEN now() ELSE finished_at END,
        played_at = CASE
            WHEN cardinality(%(hashes)b::bytea[]) > 0 THEN clock_timestamp()
            ELSE played_at
        END,
        summary_number = CASE
            WHEN %(summary)s::text IS NOT NULL
                AND (cardinality(%(maps)s::text[]) > 0 OR summary_number = %(after)s)
            THEN number + cardinality(%(hashes)b::bytea[])
            ELSE summary_number
        END,
        summary = coalesce(%(summary)s::text, summary),
        maps = CASE WHEN cardinality(%(maps)s::text[]) > 0 THEN %(maps)s::text[] ELSE maps END,
        asked_step = CASE WHEN %(is_over)s THEN NULL ELSE coalesce(%(asked)s::integer, asked_step) END,
        asked_at = CASE WHEN %(asked)s::integer IS NULL THEN asked_at ELSE clock_timestamp() END,
        deadline_at = CASE
            WHEN %(is_over)s THEN NULL
            WHEN %(asked)s::integer IS NULL THEN deadline_at
            WHEN NOT is_paused THEN clock_timestamp() + make_interval(secs => clock)
        END,
        time_left = CASE
            WHEN %(is_over)s THEN NULL
            WHEN %(asked)s::integer IS NULL THEN time_left
            WHEN is_paused THEN make_interval(secs => clock)
        END
    WHERE id = %(game)s
        AND status <> 'closed'
        AND (
            cardinality(%(hashes)b::bytea[]) = 0
            OR number = %(after)s
            AND (
                number = 0
                OR EXISTS (SELECT FROM recent_event WHERE recent_event.game = %(game)s AND seq = %(after)s)
            )
        )
    RETURNING id, number, deal, seats, clock, has_bots AND %(asked)s::integer IS NOT NULL AS gives_work
),
entry AS (
    SELECT played.id AS game, %(after)s + ordinality AS seq, entry.*
    FROM played, unnest(
        %(bodies)b::bytea[], %(secrets)b::bytea[], %(hashes)b::bytea[], %(seats)s::smallint[],
        %(steps)s::integer[], %(revisions)s::integer[], %(state_hashes)b::bytea[]
    ) WITH ORDINALITY AS entry (body, secret, hash, seat, step, revision, state_hash, ordinality)
),
written AS (
    INSERT INTO recent_event (game, seq, body, hash, seat, step, revision, state_hash)
    SELECT game, seq, body, hash, seat, step, revision, state_hash
    FROM entry
),
hidden AS (
    INSERT INTO recent_secret_event (game, seq, body)
    SELECT game, seq, secret
    FROM entry
    WHERE secret IS NOT NULL
),
answered AS (
    INSERT INTO answer (game, seat, command, answer)
    SELECT played.id, kept.*
    FROM played, unnest(
        %(kept_seats)s::smallint[], %(commands)s::text[], %(answers)s::text[]
    ) AS kept
),
ended AS (
    INSERT INTO result (game, seat, name, account, bot, stars, place, rating)
    SELECT played.id, seat.seat, seat.name, seat.account, seat.bot, stars, place, rating
    FROM played, unnest(
        %(result_seats)s::smallint[], %(stars)s::integer[], %(places)s::integer[],
        %(ratings)s::integer[]
    ) AS made (seat, stars, place, rating)
    JOIN seat ON seat.game = %(game)s AND seat.seat = made.seat
),
measured AS (
    INSERT INTO par (deal, seats)
    SELECT deal, seats
    FROM played
    WHERE %(is_over)s AND deal IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING deal
),
told AS (
    INSERT INTO notice_outbox (kind, game, step, seats)
    SELECT
        CASE
            WHEN %(is_over)s THEN 'game_ended'
            WHEN %(after)s = 0 THEN 'game_began'
            ELSE 'your_turn'
        END,
        id, %(asked)s::integer, CASE WHEN NOT %(is_over)s THEN %(asked_seats)s::smallint[] END
    FROM played
    WHERE (%(is_over)s OR %(asked)s::integer IS NOT NULL)
        AND (%(is_over)s OR %(after)s = 0 OR clock IS NULL OR clock > 120)
        AND (
            clock >= 3600
            OR 1 < (
                SELECT count(*) FROM seat WHERE seat.game = %(game)s AND seat.account IS NOT NULL
            )
        )
)
SELECT
    id,
    CASE WHEN gives_work THEN bots_job(id, number) END,
    CASE WHEN EXISTS (SELECT FROM measured) THEN kept_job('par', id, number) END
FROM played

-- begin_game --
-- Create the game of a table, without entries; returns no row if it has one.
UPDATE game
SET number = 0
WHERE id = %(game)s AND number IS NULL
RETURNING id

-- call_players --
-- Invite players of a table to its rematch, each with a notice, unless they were invited before.
WITH invited AS (
    INSERT INTO invitation (game, account, sender)
    SELECT %(game)s, called.account, %(sender)s
    FROM unnest(%(called)s::text[]) AS called (account)
    ORDER BY called.account
    ON CONFLICT DO NOTHING
    RETURNING game, account, sender
)
INSERT INTO notice_outbox (kind, account, game, sender)
SELECT 'invitation', account, game, sender FROM invited

-- change_table --
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

-- create_probe --
-- The table that `probe` writes to; each connection has its own, and creates it once.
CREATE TEMPORARY TABLE IF NOT EXISTS probe (
    filler text STORAGE PLAIN
) ON COMMIT DELETE ROWS

-- lock_account --
-- Lock an account, so that the next statement sees what others were just changing.
SELECT id FROM account WHERE id = %(id)s FOR UPDATE

-- note_played --
-- Note that a game has begun for all its people. They are sorted, so that two tables cannot deadlock.
INSERT INTO played (account, game)
SELECT DISTINCT account, game
FROM seat
WHERE game = %(game)s AND account IS NOT NULL
ORDER BY account
ON CONFLICT DO NOTHING

-- open_table --
-- Create a table. Idempotent: returns no row if it exists, so it can be retried. Nor does it if its
-- host was erased or became a bot meanwhile; the host of closed daily tables counts as erased from
-- the start. Fails if another open table has its code.
INSERT INTO game (
    id, version, title, public, host, status, options, seats,
    commitment, dealt_at, deal, rematch, opened_at, clock, source, code,
    has_knocks, holds
)
SELECT
    %(id)s, %(version)s, %(title)s, %(public)s, %(host)s, %(status)s, %(options)s, %(seats)s,
    %(commitment)s, %(dealt_at)s, %(deal)s, %(rematch)s, %(opened_at)s,
    %(clock)s, %(source)s::integer, %(code)s::integer, %(has_knocks)s, %(holds)s
WHERE %(status)s::text = 'closed'
    OR NOT EXISTS (
        SELECT FROM account WHERE id = %(host)s AND erased_at IS NOT NULL
        UNION ALL
        SELECT FROM bot_account WHERE account = %(host)s
    )
ON CONFLICT (id) DO NOTHING
RETURNING id

-- probe --
-- Do what a move needs, and keep nothing of it: take room on the disk (16 pages of a temporary
-- table, freed by the commit), and write to the log (the commit waits until that is on disk).
-- Returns whether this database is no read-only replica.
WITH room AS (
    INSERT INTO pg_temp.probe SELECT repeat('.', 7000) FROM generate_series(1, 16)
)
SELECT
    current_setting('transaction_read_only') = 'off',
    pg_logical_emit_message(true, 'inkland', '')

-- rename --
-- Update name and colour of an account, unless it was erased meanwhile, or has become a bot and
-- would lose its mark.
UPDATE account
SET name = %(name)s, colour = %(colour)s
WHERE id = %(id)s
    AND erased_at IS NULL
    AND (%(is_bot)s OR NOT EXISTS (SELECT FROM bot_account WHERE account = %(id)s))

-- save_secret --
-- Store the secret of a table, replacing an earlier one.
INSERT INTO secret (game, secret, nonces, seed)
VALUES (%(game)s, %(secret)b, %(nonces)s, %(seed)s)
ON CONFLICT (game) DO UPDATE
SET secret = excluded.secret, nonces = excluded.nonces, seed = excluded.seed

-- seat_people --
-- Replace the occupants of a table's seats.
WITH gone AS (
    DELETE FROM seat
    WHERE game = %(game)s AND seat <> ALL (%(seats)s::smallint[])
)
INSERT INTO seat (game, seat, name, colour, account, bot, nonce, land, crest)
SELECT %(game)s, sitting.*
FROM unnest(
    %(seats)s::smallint[], %(names)s::text[], %(colours)s::text[],
    %(accounts)s::text[], %(bots)s::text[], %(nonces)s::text[],
    %(lands)s::text[], %(crests)s::text[]
) AS sitting
ON CONFLICT (game, seat) DO UPDATE
SET name = excluded.name,
    colour = excluded.colour,
    account = excluded.account,
    bot = excluded.bot,
    nonce = excluded.nonce,
    land = excluded.land,
    crest = excluded.crest
