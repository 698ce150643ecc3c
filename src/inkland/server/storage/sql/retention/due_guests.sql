-- Return a range of accounts, and which of them are guests to be erased: those who have played
-- nothing, confirmed no mail address and were not seen for long, and those whom nobody can come back
-- as, long after their last game. Nobody is erased who sits at an open or running table, or hosts one;
-- the session of a suspended guest lasts, so that they can read why.
SELECT
    id, name, colour,
    erased_at IS NULL
        AND NOT EXISTS (SELECT FROM credential WHERE credential.account = id)
        AND NOT EXISTS (
            SELECT FROM game WHERE game.host = range.id AND game.status IN ('open', 'playing')
        )
        AND NOT EXISTS (
            SELECT FROM seat
            JOIN game ON game.id = seat.game AND game.status IN ('open', 'playing')
            WHERE seat.account = range.id
        )
        AND (
            %(unused)s::interval IS NOT NULL
            AND NOT EXISTS (
                SELECT FROM session
                WHERE session.account = range.id AND session.seen_at > now() - %(unused)s::interval
            )
            AND NOT EXISTS (SELECT FROM seat WHERE seat.account = range.id)
            AND NOT EXISTS (SELECT FROM result WHERE result.account = range.id)
            AND NOT EXISTS (SELECT FROM entrant WHERE entrant.account = range.id)
            AND NOT EXISTS (SELECT FROM puzzle_answer WHERE puzzle_answer.account = range.id)
            AND NOT EXISTS (
                SELECT FROM mail_address
                WHERE mail_address.account = range.id AND mail_address.address IS NOT NULL
            )
            OR %(lost)s::interval IS NOT NULL
            AND NOT EXISTS (SELECT FROM lasting_session WHERE lasting_session.account = range.id)
            AND NOT EXISTS (
                SELECT FROM seat
                JOIN game ON game.id = seat.game
                WHERE seat.account = range.id
                    AND greatest(game.changed_at, game.finished_at, game.played_at)
                        > now() - %(lost)s::interval
            )
        )
FROM (
    SELECT id, name, colour, erased_at FROM account WHERE id > %(after)s ORDER BY id LIMIT %(limit)s
) AS range
ORDER BY id
