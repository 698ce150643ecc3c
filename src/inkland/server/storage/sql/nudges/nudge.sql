-- Store a nudge, unless the same one is younger than a day; returns a row if it was stored. A notice
-- of it belongs into the same transaction.
INSERT INTO nudge AS known (game, seat, sender)
VALUES (%(game)s, %(seat)s::smallint, %(sender)s::smallint)
ON CONFLICT (game, seat, sender) DO UPDATE SET nudged_at = now()
    WHERE known.nudged_at <= now() - make_interval(secs => %(seconds)s)
RETURNING known.seat
