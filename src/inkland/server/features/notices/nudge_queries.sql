-- forget --
-- Delete nudges of which another is allowed, except those that another process is just deleting. The
-- one that would be repeated is not among them: its own statement writes over it.
WITH due AS (
    SELECT game, seat, sender
    FROM nudge
    WHERE nudged_at <= now() - make_interval(secs => %(seconds)s)
        AND (game, seat, sender) <> (%(game)s, %(seat)s::smallint, %(sender)s::smallint)
    ORDER BY nudged_at
    LIMIT 100
    FOR UPDATE SKIP LOCKED
)
DELETE FROM nudge
WHERE (game, seat, sender) IN (SELECT game, seat, sender FROM due)

-- nudge --
-- Store a nudge with its notice, unless the same one is younger than a day; returns a row if it was
-- stored. The notice is about the step that is open now.
WITH nudged AS (
    INSERT INTO nudge AS known (game, seat, sender)
    VALUES (%(game)s, %(seat)s::smallint, %(sender)s::smallint)
    ON CONFLICT (game, seat, sender) DO UPDATE SET nudged_at = now()
        WHERE known.nudged_at <= now() - make_interval(secs => %(seconds)s)
    RETURNING known.game, known.seat
),
told AS (
    INSERT INTO notice_outbox (kind, account, game, sender, step)
    SELECT 'nudge', %(listener)s::text, game.id, %(speaker)s::text, game.asked_step
    FROM nudged JOIN game ON game.id = nudged.game
    WHERE %(listener)s::text IS NOT NULL
)
SELECT seat FROM nudged
