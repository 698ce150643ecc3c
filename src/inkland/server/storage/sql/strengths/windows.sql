-- Return all closed windows, in the order of closing.
SELECT number, left_out, deal, day, seats, family, ends_at, anchors
FROM strength_window
ORDER BY number
