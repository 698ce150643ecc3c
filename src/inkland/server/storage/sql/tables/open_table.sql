-- Create a table. Idempotent: returns no row if it exists, so it can be retried.
INSERT INTO game (
    id, version, title, public, host, status, options, seats,
    commitment, dealt_at, deal, rematch, opened_at, clock, source
)
VALUES (
    %(id)s, %(version)s, %(title)s, %(public)s, %(host)s, %(status)s, %(options)s, %(seats)s,
    %(commitment)s, %(dealt_at)s, %(deal)s, %(rematch)s, %(opened_at)s,
    %(clock)s, %(source)s::integer
)
ON CONFLICT DO NOTHING
RETURNING id
