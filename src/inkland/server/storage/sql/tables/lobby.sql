-- Return the public tables that are open or playing, with their seats. Ordering by status puts open
-- before playing, by the alphabet.
SELECT
    id, version, title, public, host, status, options, seats,
    (
        SELECT json_agg(json_build_array(seat, name, colour, account, bot, nonce))
        FROM seat
        WHERE seat.game = game.id
    ) AS people,
    commitment, dealt_at, deal, rematch, opened_at, clock, pause, is_paused, false
FROM game
WHERE public AND status IN ('open', 'playing')
ORDER BY status, opened_at DESC, id DESC
LIMIT %(limit)s
