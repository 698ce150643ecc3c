-- Store a window, unless it was closed before; return its number.
INSERT INTO strength_window (deal, day, seats, family, ends_at, left_out, anchors)
VALUES (
    %(deal)s, %(day)s, %(seats)s, %(family)s, %(ends_at)s, '{}', %(anchors)s
)
ON CONFLICT DO NOTHING
RETURNING number
