-- Replace due rows of the outbox by deliveries: one for each reader and address, if the reader wants
-- this kind by this way and there still is something to tell. Rows that another worker has taken are
-- skipped, so that any number of workers share the work; games and seats are only read, so that no
-- move waits. Who does not want to hear of a beginning is told of the turn. A turn at a table with a
-- long clock is followed by a row for half of its time; if the clock has been lengthened or stands
-- still, that row waits on.
WITH turns AS (
    SELECT id
    FROM notice_outbox
    WHERE kind = 'your_turn' AND due_at <= now() - make_interval(secs => %(wait)s)
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
),
others AS (
    SELECT id
    FROM notice_outbox
    WHERE kind <> 'your_turn' AND due_at <= now()
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
),
due AS (
    DELETE FROM notice_outbox
    WHERE id IN (SELECT id FROM turns UNION ALL SELECT id FROM others)
    RETURNING *
),
timed AS (
    SELECT
        due.id, due.kind, due.game, due.step, due.seats,
        game.deadline_at - make_interval(secs => game.clock) / 2 AS half_at
    FROM due
    JOIN game ON game.id = due.game AND game.status = 'playing' AND game.asked_step = due.step
    WHERE due.kind IN ('your_turn', 'game_began', 'half_time')
        AND game.clock >= %(half_time_clock)s
        AND game.late_step IS DISTINCT FROM due.step
),
later AS (
    INSERT INTO notice_outbox (kind, game, step, seats, at, due_at)
    SELECT
        'half_time', game, step, seats, coalesce(half_at, now()),
        coalesce(half_at, now() + interval '10 min')
    FROM timed
    WHERE kind <> 'half_time' OR half_at IS NULL OR half_at > now()
    RETURNING game, step
),
reader AS (
    SELECT due.*, seat.seat, seat.account AS reader
    FROM due
    JOIN seat ON seat.game = due.game
    WHERE due.kind NOT IN ('invitation', 'password_changed', 'account_changed', 'moderated')
        AND seat.account IS NOT NULL
        AND (due.seats IS NULL OR seat.seat = ANY (due.seats))
        AND (due.account IS NULL OR seat.account = due.account)
        AND NOT (due.kind = 'half_time' AND EXISTS (
            SELECT FROM later WHERE later.game = due.game AND later.step = due.step
        ))
    UNION ALL
    SELECT due.*, NULL, due.account
    FROM due
    WHERE due.kind IN ('invitation', 'password_changed', 'account_changed', 'moderated')
),
made AS (
    INSERT INTO notice_delivery (
        account, kind, about, way, address, game, step, seat, sender, at, due_at
    )
    SELECT
        reader.reader, told.kind,
        CASE
            WHEN reader.step IS NULL OR reader.account IS NOT NULL THEN reader.id::text
            ELSE reader.game || ' ' || reader.step
        END,
        notice_way.way, notice_way.address, reader.game, reader.step, reader.seat, reader.sender,
        reader.at, now()
    FROM reader
    JOIN notice_way ON notice_way.account = reader.reader AND notice_way.way = ANY (%(ways)s::text[])
    LEFT JOIN notice_preference AS wanted ON wanted.account = reader.reader
    CROSS JOIN LATERAL (
        SELECT offered.kind
        FROM unnest(ARRAY[
            reader.kind, CASE WHEN reader.kind = 'game_began' THEN 'your_turn' END
        ]) WITH ORDINALITY AS offered (kind, place)
        WHERE offered.kind IS NOT NULL
            AND coalesce(wanted.kinds -> offered.kind ? notice_way.way, true)
        ORDER BY offered.place
        LIMIT 1
    ) AS told
    WHERE notice_is_true(
        reader.kind, reader.game, reader.step, reader.seat, reader.reader, reader.at
    )
    ON CONFLICT DO NOTHING
)
SELECT count(*) FROM due
