-- Count again what stand-ins have drawn, where the answers to commands are still stored; return the
-- results for which another number was stored.
UPDATE result
SET stand_in_drawings = stand_in_drawings(game, seat)
WHERE account IS NOT NULL
    AND EXISTS (
        SELECT
        FROM answer
        WHERE answer.game = result.game AND answer.seat = result.seat AND command LIKE 'bot %%'
    )
    AND stand_in_drawings <> stand_in_drawings(game, seat)
RETURNING game, seat
