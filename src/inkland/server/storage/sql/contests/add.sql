-- Store a contest; returns no row if there is one for its slot.
INSERT INTO contest (
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot
)
VALUES (
    %(id)s, %(kind)s, %(title)s, %(preset)s, %(seats)s, %(deals)s, %(clock)s,
    %(starts_at)s, %(ends_at)s, %(closes_at)s, %(slot)s
)
ON CONFLICT DO NOTHING
RETURNING id
