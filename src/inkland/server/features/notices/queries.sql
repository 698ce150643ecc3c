-- claim --
-- Lease due deliveries to a worker and count the attempt, then return all that is needed to send
-- them, or to see that there is nothing to send any more. Of several that wait for one reader about
-- the same step, as after quiet hours, only the last is sent.
WITH due AS (
    SELECT id
    FROM notice_delivery
    WHERE sent_at IS NULL AND due_at <= now() AND way = ANY (%(ways)s::text[])
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
),
taken AS (
    UPDATE notice_delivery
    SET attempts = attempts + 1, due_at = now() + make_interval(secs => %(lease)s)
    WHERE id IN (SELECT id FROM due)
    RETURNING *
)
SELECT
    taken.id, taken.attempts,
    taken.kind, coalesce(wanted.language, notice_way.language, 'en'), taken.at, taken.game,
    coalesce(game.title, ''), coalesce(sender.name, ''),
    ARRAY(
        SELECT seat.name
        FROM seat
        WHERE seat.game = taken.game AND seat.account IS DISTINCT FROM taken.account
        ORDER BY seat.bot IS NOT NULL, seat.seat
        LIMIT 4
    ),
    extract(epoch FROM coalesce(game.deadline_at - now(), game.time_left))::float8,
    taken.account, taken.way, taken.address, notice_way.target,
    notice_is_true(
        taken.kind, taken.game, taken.step, taken.seat, taken.account, taken.at
    ) AND NOT EXISTS (
        SELECT FROM notice_delivery AS later
        WHERE later.account = taken.account
            AND later.game = taken.game
            AND later.step = taken.step
            AND later.way = taken.way
            AND later.address = taken.address
            AND later.id > taken.id
            AND later.sent_at IS NULL
    ),
    wanted.kinds, wanted.quiet_from, wanted.quiet_until, wanted.time_zone, wanted.language,
    wanted.mails_per_day,
    now(),
    (
        SELECT max(earlier.sent_at)
        FROM notice_delivery AS earlier
        WHERE earlier.account = taken.account
            AND earlier.game = taken.game
            AND earlier.way = taken.way
            AND earlier.sent_at IS NOT NULL
    )
FROM taken
LEFT JOIN notice_way
    ON notice_way.account = taken.account
    AND notice_way.way = taken.way
    AND notice_way.address = taken.address
LEFT JOIN notice_preference AS wanted ON wanted.account = taken.account
LEFT JOIN account AS sender ON sender.id = taken.sender
LEFT JOIN game ON game.id = taken.game
ORDER BY taken.id

-- delete_old --
-- Delete deliveries that were sent long ago, and what nobody has taken for long after it was due.
WITH lost AS (
    DELETE FROM notice_outbox WHERE due_at < now() - make_interval(days => %(lost_days)s::integer)
),
unsent AS (
    DELETE FROM notice_delivery
    WHERE sent_at IS NULL AND due_at < now() - make_interval(days => %(lost_days)s::integer)
)
DELETE FROM notice_delivery
WHERE sent_at < now() - make_interval(days => %(sent_days)s::integer)

-- deliveries --
-- Return what waits for an account, and what was sent to it lately, oldest first.
SELECT kind, way, game, at, sent_at
FROM notice_delivery
WHERE account = %(account)s
ORDER BY at, id

-- expand --
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

-- forget_endpoint --
-- Delete every push subscription with this endpoint.
DELETE FROM push_subscription
WHERE endpoint = %(endpoint)s

-- is_subscribed --
-- Return a row if the session has a push subscription.
SELECT id
FROM push_subscription
WHERE session = %(session)b

-- preferences --
-- Return what an account wants to be told.
SELECT kinds, quiet_from, quiet_until, time_zone, language, mails_per_day
FROM notice_preference
WHERE account = %(account)s

-- save_preferences --
-- Store what an account wants to be told, unless it was erased.
INSERT INTO notice_preference (
    account, kinds, quiet_from, quiet_until, time_zone, language, mails_per_day
)
SELECT
    id, %(kinds)s::jsonb, %(quiet_from)s::time, %(quiet_until)s::time, %(time_zone)s,
    %(language)s::text, %(mails_per_day)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account) DO UPDATE
SET kinds = excluded.kinds,
    quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until,
    time_zone = excluded.time_zone,
    language = excluded.language,
    mails_per_day = excluded.mails_per_day

-- settle --
-- Store what has become of claimed deliveries. One that is not to be sent leaves no trace; one that
-- is due again keeps its attempts, unless it was only postponed.
WITH told AS (
    SELECT *
    FROM unnest(
        %(ids)s::bigint[], %(outcomes)s::text[], %(again_at)s::timestamptz[],
        %(postponed)s::boolean[]
    ) AS told (id, outcome, again_at, postponed)
),
dropped AS (
    DELETE FROM notice_delivery
    WHERE id IN (SELECT id FROM told WHERE outcome = 'dropped')
)
UPDATE notice_delivery
SET sent_at = CASE WHEN told.outcome = 'sent' THEN now() END,
    due_at = coalesce(told.again_at, notice_delivery.due_at),
    attempts = notice_delivery.attempts - CASE WHEN told.postponed THEN 1 ELSE 0 END
FROM told
WHERE notice_delivery.id = told.id AND told.outcome <> 'dropped' AND notice_delivery.sent_at IS NULL

-- subscribe --
-- Store where the browser of a session receives push messages; returns no row if the session has
-- ended.
INSERT INTO push_subscription (session, endpoint, p256dh, auth, language)
SELECT hash, %(endpoint)s, %(p256dh)b, %(auth)b, %(language)s
FROM valid_session
WHERE hash = %(session)b
ON CONFLICT (session) DO UPDATE
SET endpoint = excluded.endpoint,
    p256dh = excluded.p256dh,
    auth = excluded.auth,
    language = excluded.language
RETURNING id

-- subscriptions --
-- Return the push subscriptions of an account, oldest first.
SELECT endpoint, p256dh, auth, push_subscription.language
FROM push_subscription
JOIN valid_session ON valid_session.hash = push_subscription.session
WHERE valid_session.account = %(account)s
ORDER BY push_subscription.id

-- tell --
-- Add a notice to one account; one about a turn is about the step that is open now.
INSERT INTO notice_outbox (kind, account, game, sender, step)
VALUES (
    %(kind)s, %(account)s, %(game)s::text, %(sender)s::text,
    CASE WHEN %(kind)s::text = 'nudge' THEN (SELECT asked_step FROM game WHERE id = %(game)s::text) END
)

-- unsubscribe --
-- Delete the push subscription of a session.
DELETE FROM push_subscription
WHERE session = %(session)b
