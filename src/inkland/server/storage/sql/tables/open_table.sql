-- Create a table. Idempotent: returns no row if it exists, so it can be retried. Nor does it if its
-- host was erased or became a bot meanwhile; the host of closed daily tables counts as erased from
-- the start. Fails if another open table has its code.
INSERT INTO game (
    id, version, title, public, host, status, options, seats,
    commitment, dealt_at, deal, rematch, opened_at, clock, source, code,
    has_knocks, holds
)
SELECT
    %(id)s, %(version)s, %(title)s, %(public)s, %(host)s, %(status)s, %(options)s, %(seats)s,
    %(commitment)s, %(dealt_at)s, %(deal)s, %(rematch)s, %(opened_at)s,
    %(clock)s, %(source)s::integer, %(code)s::integer, %(has_knocks)s, %(holds)s
WHERE %(status)s::text = 'closed'
    OR NOT EXISTS (
        SELECT FROM account WHERE id = %(host)s AND erased_at IS NOT NULL
        UNION ALL
        SELECT FROM bot_account WHERE account = %(host)s
    )
ON CONFLICT (id) DO NOTHING
RETURNING id
