-- The table as it is now, if the one kept has the version just before; else no row comes back.
UPDATE game
SET version = %(version)s,
    title = %(title)s,
    public = %(public)s,
    host = %(host)s,
    status = %(status)s,
    options = %(options)s,
    seats = %(seats)s,
    commitment = %(commitment)s,
    dealt_at = %(dealt_at)s,
    deal = %(deal)s,
    rematch = %(rematch)s,
    opened_at = %(opened_at)s
WHERE id = %(id)s AND version = %(version)s - 1
RETURNING id
