-- account --
-- Return the account with this public id, unless it was erased.
SELECT id, name, colour, EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
FROM account
WHERE public_id(id) = %(player)s AND erased_at IS NULL

-- block --
-- Block somebody, unless the list is full, and follow them no longer; return whether they are
-- blocked now.
WITH unfollowed AS (
    DELETE FROM following WHERE owner = %(owner)s AND other = %(other)s
),
added AS (
    INSERT INTO blocked (owner, other)
    SELECT %(owner)s, %(other)s
    WHERE (SELECT count(*) FROM blocked WHERE owner = %(owner)s) < %(most)s
    ON CONFLICT DO NOTHING
    RETURNING other
)
SELECT EXISTS (SELECT FROM added)
    OR EXISTS (SELECT FROM blocked WHERE owner = %(owner)s AND other = %(other)s)

-- blocked --
-- Return people whom an account has blocked, the latest first. There are 500 at most.
SELECT account.id, account.name, account.colour, blocked.since, false, true
FROM blocked
JOIN account ON account.id = blocked.other
WHERE blocked.owner = %(owner)s
    AND account.erased_at IS NULL
    AND (
        %(since)s::timestamptz IS NULL
        OR (blocked.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY blocked.since DESC, public_id(account.id) DESC
LIMIT %(limit)s

-- decline --
-- Decline an invitation. It stays stored, so that the table cannot ask again.
UPDATE invitation SET is_declined = true WHERE account = %(account)s AND game = %(game)s

-- follow --
-- Follow somebody, unless the list is full; return whether they are in it now.
WITH added AS (
    INSERT INTO following (owner, other)
    SELECT %(owner)s, %(other)s
    WHERE (SELECT count(*) FROM following WHERE owner = %(owner)s) < %(most)s
    ON CONFLICT DO NOTHING
    RETURNING other
)
SELECT EXISTS (SELECT FROM added)
    OR EXISTS (SELECT FROM following WHERE owner = %(owner)s AND other = %(other)s)

-- following --
-- Return people whom an account follows, the latest first. There are 500 at most.
SELECT account.id, account.name, account.colour, following.since, true, false
FROM following
JOIN account ON account.id = following.other
WHERE following.owner = %(owner)s
    AND account.erased_at IS NULL
    AND (
        %(since)s::timestamptz IS NULL
        OR (following.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY following.since DESC, public_id(account.id) DESC
LIMIT %(limit)s

-- have_played --
-- Return whether two accounts have sat in one game that has begun.
SELECT EXISTS (
    SELECT
    FROM seat
    JOIN seat AS neighbour ON neighbour.game = seat.game
    JOIN game ON game.id = seat.game
    WHERE seat.account = %(one)s
        AND neighbour.account = %(other)s
        AND game.status IN ('playing', 'finished')
)

-- invitations --
-- Return invitations of an account to open tables where it has no seat, the newest first, without
-- those it has declined and those of people whom it has blocked.
SELECT invitation.game, sender.id, sender.name, sender.colour, invitation.made_at
FROM invitation
JOIN game ON game.id = invitation.game
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = %(account)s
    AND NOT invitation.is_declined
    AND invitation.made_at > now() - make_interval(days => %(days)s)
    AND game.status = 'open'
    AND NOT EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND seat.account = %(account)s
    )
    AND NOT EXISTS (
        SELECT FROM blocked WHERE owner = %(account)s AND other = invitation.sender
    )
ORDER BY invitation.made_at DESC, invitation.game
LIMIT %(limit)s

-- invitations_got --
-- Return all stored invitations that an account got but those of people whom it has blocked, which
-- have never reached it, the newest first.
SELECT invitation.game, sender.id, sender.name, sender.colour, invitation.made_at
FROM invitation
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = %(account)s
    AND NOT EXISTS (
        SELECT FROM blocked WHERE owner = %(account)s AND other = invitation.sender
    )
ORDER BY invitation.made_at DESC, invitation.game

-- invitations_sent --
-- Return all stored invitations that an account has sent, with whom it has invited, the newest first.
SELECT invitation.game, invited.id, invited.name, invited.colour, invitation.made_at
FROM invitation
JOIN account AS invited ON invited.id = invitation.account
WHERE invitation.sender = %(account)s
ORDER BY invitation.made_at DESC, invitation.game

-- invite --
-- Store an invitation, with its notice; returns no row if the account was invited to this table
-- before. Old ones are deleted on the way, except those that another process is just deleting.
WITH due AS (
    SELECT account, game
    FROM invitation
    WHERE made_at <= now() - make_interval(days => %(days)s)
    ORDER BY made_at
    LIMIT 100
    FOR UPDATE SKIP LOCKED
),
old AS (
    DELETE FROM invitation WHERE (account, game) IN (SELECT account, game FROM due)
),
invited AS (
    INSERT INTO invitation (game, account, sender)
    SELECT %(game)s, %(account)s, %(sender)s
    ON CONFLICT DO NOTHING
    RETURNING game, account, sender
),
told AS (
    INSERT INTO notice_outbox (kind, account, game, sender)
    SELECT 'invitation', account, game, sender FROM invited WHERE %(is_told)s::boolean
)
SELECT game FROM invited

-- played --
-- Return people with whom an account has begun a game lately, the latest first. OFFSET 0 keeps the
-- planner from reading all seats: they are looked up game by game.
WITH games AS (
    SELECT game, began_at
    FROM played
    WHERE account = %(owner)s
    ORDER BY began_at DESC
    LIMIT %(games)s
),
people AS (
    SELECT neighbour.account, max(games.began_at) AS since
    FROM games
    CROSS JOIN LATERAL (
        SELECT account
        FROM seat
        WHERE seat.game = games.game AND seat.account <> %(owner)s
        OFFSET 0
    ) AS neighbour
    GROUP BY neighbour.account
)
SELECT
    account.id, account.name, account.colour, people.since,
    EXISTS (SELECT FROM following WHERE owner = %(owner)s AND other = account.id),
    false
FROM people
JOIN account ON account.id = people.account
WHERE account.erased_at IS NULL
    AND NOT EXISTS (SELECT FROM blocked WHERE owner = %(owner)s AND other = account.id)
    AND (
        %(since)s::timestamptz IS NULL
        OR (people.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY people.since DESC, public_id(account.id) DESC
LIMIT %(limit)s

-- relation --
-- Return since when an account follows another one and has blocked it.
SELECT
    (SELECT since FROM following WHERE owner = %(owner)s AND other = %(other)s),
    (SELECT since FROM blocked WHERE owner = %(owner)s AND other = %(other)s)

-- remember_games --
-- Note the latest games of an account that were begun by a release which did not note them, if none
-- is noted so far. They are sorted here once, and never again.
INSERT INTO played (account, began_at, game)
SELECT seat.account, game.opened_at, game.id
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(owner)s
    AND game.status IN ('playing', 'finished')
    AND NOT EXISTS (SELECT FROM played WHERE account = %(owner)s)
    AND EXISTS (SELECT FROM account WHERE id = %(owner)s AND erased_at IS NULL)
ORDER BY game.opened_at DESC
LIMIT %(games)s
ON CONFLICT DO NOTHING
RETURNING game

-- seats_at --
-- Return the seats of an account at open tables of a host.
SELECT game.id, seat.seat
FROM game
JOIN seat ON seat.game = game.id
WHERE game.host = %(host)s AND game.status = 'open' AND seat.account = %(other)s

-- unblock --
-- Block somebody no longer.
DELETE FROM blocked WHERE owner = %(owner)s AND other = %(other)s

-- unfollow --
-- Follow somebody no longer.
DELETE FROM following WHERE owner = %(owner)s AND other = %(other)s
