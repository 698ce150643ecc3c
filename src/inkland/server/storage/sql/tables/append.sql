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
