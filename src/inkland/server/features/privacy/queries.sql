-- delete_empty_accounts --
-- Delete the accounts of a range that were erased long ago and that nothing refers to: neither games
-- nor results, deals, events or acts of moderators. Accounts of bots stay bots.
DELETE FROM account
WHERE id > %(after)s
    AND id <= %(until)s
    AND erased_at < now() - %(erased)s::interval
    AND NOT EXISTS (SELECT FROM seat WHERE seat.account = account.id)
    AND NOT EXISTS (SELECT FROM result WHERE result.account = account.id)
    AND NOT EXISTS (SELECT FROM game WHERE game.host = account.id)
    AND NOT EXISTS (SELECT FROM seen WHERE seen.account = account.id)
    AND NOT EXISTS (SELECT FROM entrant WHERE entrant.account = account.id)
    AND NOT EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
    AND NOT EXISTS (
        SELECT FROM moderation_act
        WHERE account.id IN (moderation_act.account, moderation_act.moderator)
    )
RETURNING id

-- delete_flag --
-- Delete old flags; a player who is still in question is flagged again by the next check.
WITH due AS (
    SELECT account, family, kind
    FROM flag
    WHERE found_at < now() - %(older)s::interval
    ORDER BY found_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM flag
WHERE (account, family, kind) IN (SELECT account, family, kind FROM due)
RETURNING account

-- delete_invitation --
-- Delete old invitations.
WITH due AS (
    SELECT account, game
    FROM invitation
    WHERE made_at < now() - %(older)s::interval
    ORDER BY made_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM invitation
WHERE (account, game) IN (SELECT account, game FROM due)
RETURNING game

-- delete_knock --
-- Delete old knocks.
WITH due AS (
    SELECT id
    FROM knock
    WHERE knocked_at < now() - %(older)s::interval
    ORDER BY knocked_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM knock
WHERE id IN (SELECT id FROM due)
RETURNING id

-- delete_news --
-- Delete old news of accounts.
WITH due AS (
    SELECT id
    FROM account_news
    WHERE at < now() - %(older)s::interval
    ORDER BY at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM account_news
WHERE id IN (SELECT id FROM due)
RETURNING id

-- delete_nudge --
-- Delete old nudges.
WITH due AS (
    SELECT game, seat, sender
    FROM nudge
    WHERE nudged_at < now() - %(older)s::interval
    ORDER BY nudged_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM nudge
WHERE (game, seat, sender) IN (SELECT game, seat, sender FROM due)
RETURNING game

-- delete_report --
-- Delete old reports that are closed; one that waits for a moderator is kept.
WITH due AS (
    SELECT id
    FROM report
    WHERE closed_by IS NOT NULL AND made_at < now() - %(older)s::interval
    ORDER BY made_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
DELETE FROM report
WHERE id IN (SELECT id FROM due)
RETURNING id

-- due_guests --
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

-- empty_closed_tables --
-- Empty the tables of a range that were closed long ago without a game: title, seats and kept seats
-- go, and the version grows, so that no cache shows them any more. Returns the range.
WITH range AS (
    SELECT id, status, number, changed_at, title FROM game
    WHERE id > %(after)s
    ORDER BY id
    LIMIT %(limit)s
),
due AS (
    SELECT game.id
    FROM game
    JOIN range ON range.id = game.id
    WHERE game.status = 'closed'
        AND game.number IS NULL
        AND game.changed_at < now() - %(closed)s::interval
        AND (
            game.title <> ''
            OR game.holds <> '[]'
            OR EXISTS (SELECT FROM seat WHERE seat.game = game.id)
        )
    FOR UPDATE OF game SKIP LOCKED
),
seats AS (DELETE FROM seat WHERE game IN (SELECT id FROM due)),
emptied AS (
    UPDATE game SET title = '', holds = '[]', version = version + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING id, version
)
SELECT range.id, emptied.version
FROM range
LEFT JOIN emptied ON emptied.id = range.id
ORDER BY range.id

-- erasures --
-- Return the accounts erased within a time, or all of them, oldest first.
SELECT id, erased_at
FROM account
WHERE erased_at > coalesce(now() - %(within)s::interval, '-infinity')
ORDER BY erased_at, id

-- not_erased --
-- Return those of the accounts that are not erased.
SELECT id, name, colour
FROM account
WHERE id = ANY (%(accounts)s::text[]) AND erased_at IS NULL
ORDER BY id
