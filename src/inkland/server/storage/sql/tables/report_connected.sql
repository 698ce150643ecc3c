-- Note that the players of these seats are connected. Locked rows are skipped: the next report
-- comes soon.
WITH here AS (
    SELECT seat.game, seat.seat
    FROM seat
    JOIN unnest(%(games)s::text[], %(seats)s::smallint[]) AS told (game, seat) USING (game, seat)
    FOR UPDATE OF seat SKIP LOCKED
)
UPDATE seat
SET seen_at = now()
FROM here
WHERE seat.game = here.game AND seat.seat = here.seat
