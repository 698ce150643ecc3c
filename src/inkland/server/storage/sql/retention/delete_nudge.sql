-- Delete old nudges.
WITH due AS (
    SELECT game, seat, sender
    FROM nudge
    WHERE nudged_at < now() - %(older)s::interval
    ORDER BY nudged_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM nudge
WHERE (game, seat, sender) IN (SELECT game, seat, sender FROM due)
RETURNING game
