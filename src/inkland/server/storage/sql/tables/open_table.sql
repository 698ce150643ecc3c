-- Create a table. Idempotent: returns no row if it exists, so it can be retried. Fails if another
-- open table has its code.
INSERT INTO game (
    id, version, title, public, host, status, options, seats,
    commitment, dealt_at, deal, rematch, opened_at, clock, source, code,
    has_knocks
)
VALUES (
    %(id)s, %(version)s, %(title)s, %(public)s, %(host)s, %(status)s, %(options)s, %(seats)s,
    %(commitment)s, %(dealt_at)s, %(deal)s, %(rematch)s, %(opened_at)s,
    %(clock)s, %(source)s::integer, %(code)s::integer, %(has_knocks)s
)
ON CONFLICT (id) DO NOTHING
RETURNING id
