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
