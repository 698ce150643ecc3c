-- Return the tables with these ids, each with its seats, and whether its deal was made at a private table.
-- For seats that are held: the names of the host and of who was invited.
-- The closed tables of daily deals, where no game was started, are nobody's.
SELECT
    id, version, title, public, host, status, options, seats,
    (
        SELECT json_agg(json_build_array(seat, name, colour, account, bot, nonce, land, crest))
        FROM seat
        WHERE seat.game = game.id
    ) AS people,
    commitment, dealt_at, deal, rematch, opened_at, clock, pause, is_paused,
    clock_wish, clock_votes, leavers, late_step, source,
    dealt_at <> id AND EXISTS (
        SELECT FROM game AS first
        WHERE first.id = game.dealt_at
            AND NOT first.public
            AND (first.status <> 'closed' OR first.number IS NOT NULL)
    ),
    code, has_knocks, holds,
    CASE
        WHEN holds <> '[]' THEN (
            SELECT json_object_agg(account.id, account.name)
            FROM account
            WHERE account.id = game.host
                OR account.id IN (SELECT account FROM invitation WHERE invitation.game = game.id)
        )
    END
FROM game
WHERE id = ANY (%(ids)s::text[])
