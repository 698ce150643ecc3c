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
