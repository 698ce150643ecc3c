-- bots --
-- Return the bots with what is known of their strength at tables of a family, the strongest first:
-- by what it is very likely at least. Those who have not played there yet come last.
SELECT account.id, account.name, account.colour, mean, variance, coalesce(games, 0),
    EXISTS (
        SELECT FROM access_token
        WHERE access_token.account = account.id AND seen_at > now() - interval '6 minutes'
    )
FROM bot_account
JOIN account ON account.id = bot_account.account AND account.erased_at IS NULL
LEFT JOIN table_strength
    ON table_strength.account = account.id AND table_strength.family = %(family)s
ORDER BY mean - 2 * sqrt(variance) DESC NULLS LAST, account.name, account.id
LIMIT %(limit)s

-- invitations --
-- Return the open tables to which these accounts were invited by their hosts, where they do not sit
-- yet and there is room; not by people whom they have blocked.
SELECT invitation.account, game.id, sender.name
FROM invitation
JOIN game ON game.id = invitation.game
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = ANY (%(accounts)s::text[])
    AND invitation.sender = game.host
    AND NOT invitation.is_declined
    AND game.status = 'open'
    AND (SELECT count(*) FROM seat WHERE seat.game = game.id) < game.seats
    AND NOT EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND seat.account = invitation.account
    )
    AND NOT EXISTS (
        SELECT FROM blocked
        WHERE owner = invitation.account AND other = invitation.sender
    )
ORDER BY invitation.made_at, game.id

-- is_invited --
-- Return whether the host of a table has invited an account, which has not declined.
SELECT EXISTS (
    SELECT
    FROM invitation
    JOIN game ON game.id = invitation.game
    WHERE invitation.account = %(account)s
        AND invitation.game = %(game)s
        AND invitation.sender = game.host
        AND NOT invitation.is_declined
)

-- lock --
-- Lock a member's account, so that nobody sits down with it or enters anything meanwhile.
SELECT account.id
FROM account
JOIN credential ON credential.account = account.id
WHERE account.id = %(account)s AND account.erased_at IS NULL
FOR UPDATE OF account

-- make --
-- Make an account that has never played, hosted or entered anything a bot, with its new name.
-- Returns no row if it has, or is one. Tokens that it had as a person end.
WITH made AS (
    INSERT INTO bot_account (account)
    SELECT %(account)s
    WHERE NOT EXISTS (SELECT FROM seat WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM result WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM game WHERE host = %(account)s)
        AND NOT EXISTS (SELECT FROM entrant WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM seen WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM puzzle_answer WHERE account = %(account)s)
    ON CONFLICT DO NOTHING
    RETURNING account
),
named AS (
    UPDATE account SET name = %(name)s WHERE id IN (SELECT account FROM made)
),
ended AS (DELETE FROM access_token WHERE account IN (SELECT account FROM made))
SELECT account FROM made

-- turns --
-- Return the running games of these accounts: where each sits, and the step that waits for its
-- answer, if one does.
SELECT
    seat.account, game.id, seat.seat,
    CASE WHEN
        game.summary_number = game.number
        AND game.summary::jsonb -> 'asked' @> to_jsonb(seat.seat)
        AND NOT game.summary::jsonb -> 'answered' @> to_jsonb(seat.seat)
        AND game.late_step IS DISTINCT FROM game.asked_step
    THEN game.asked_step END
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = ANY (%(accounts)s::text[])
    AND seat.ended_at IS NULL
    AND game.status = 'playing'
    AND seat.seat <> ALL (game.leavers)
ORDER BY seat.account, game.id

-- use_invitation --
-- Delete the invitation of an account to a table.
DELETE FROM invitation WHERE account = %(account)s AND game = %(game)s
