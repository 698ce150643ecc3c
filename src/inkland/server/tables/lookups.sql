-- accounts_of --
-- Return the accounts of the sessions with these token hashes, as far as they are valid.
-- `seen_at` is updated only every 5 minutes, to save writes.
WITH seen AS (
    UPDATE session
    SET seen_at = now()
    FROM valid_session
    WHERE session.hash = ANY (%(sessions)b::bytea[])
        AND valid_session.hash = session.hash
        AND session.seen_at < now() - interval '5 minutes'
)
SELECT valid_session.hash, account.id, account.name, account.colour,
    EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
FROM valid_session
JOIN account ON account.id = valid_session.account
WHERE valid_session.hash = ANY (%(sessions)b::bytea[])

-- blocks_among --
-- Return the pairs of these accounts of which the first has blocked the second.
SELECT owner, other
FROM blocked
WHERE owner = ANY (%(accounts)s::text[]) AND other = ANY (%(accounts)s::text[])

-- finished_events --
-- Return all events of a finished game in one value, a line for each; null if it is not over. One
-- value costs the process that reads it far less than thousands of rows.
SELECT string_agg(event.body, '\x0a'::bytea ORDER BY event.seq)
FROM game
JOIN whole_event AS event ON event.game = game.id
WHERE game.id = %(game)s AND game.status = 'finished'

-- games --
-- Return the started games of these tables, each in one row: the number of its last entry, whether
-- its table was closed, its entries after number `since` by the fields of Entry, and all stored
-- answers to its commands by those of KeptAnswer. One statement sees one snapshot.
SELECT game.id, game.number, game.status = 'closed', entries.*, answers.*
FROM game
CROSS JOIN LATERAL (
    SELECT
        array_agg(event.body ORDER BY event.seq),
        array_agg(event.hash ORDER BY event.seq),
        array_agg(event.is_secret ORDER BY event.seq),
        array_agg(event.seat ORDER BY event.seq),
        array_agg(event.step ORDER BY event.seq),
        array_agg(event.revision ORDER BY event.seq),
        array_agg(event.state_hash ORDER BY event.seq)
    FROM whole_event AS event
    WHERE event.game = game.id AND event.seq > %(since)s
) AS entries
CROSS JOIN LATERAL (
    SELECT array_agg(seat), array_agg(command), array_agg(answer)
    FROM answer
    WHERE answer.game = game.id
) AS answers
WHERE game.id = ANY (%(games)s::text[]) AND game.number IS NOT NULL

-- lobby --
-- Return the public tables that are playing, or open and changed within a day, with their seats:
-- open ones first, which is the order of the alphabet, and each kind newest first. If more are open
-- than fit, each source (or host, where none is known) is shown its newest, then its second newest
-- and so on, so that nobody pushes the tables of others out of the list.
WITH ranked AS (
    SELECT
        id, opened_at,
        row_number() OVER (
            PARTITION BY coalesce(source::text, host) ORDER BY opened_at DESC, id DESC
        ) AS place
    FROM game
    WHERE public AND status = 'open' AND changed_at > now() - interval '1 day'
),
shown AS (
    (SELECT id FROM ranked ORDER BY place, opened_at DESC, id DESC LIMIT %(limit)s)
    UNION ALL
    (
        SELECT id
        FROM game
        WHERE public AND status = 'playing'
        ORDER BY opened_at DESC, id DESC
        LIMIT %(limit)s
    )
)
SELECT
    id, version, title, public, host, status, options, seats,
    (
        SELECT json_agg(json_build_array(seat, name, colour, account, bot, nonce, land, crest))
        FROM seat
        WHERE seat.game = game.id
    ) AS people,
    commitment, dealt_at, deal, rematch, opened_at, clock, pause, is_paused,
    clock_wish, clock_votes, leavers, late_step, source, false, code, has_knocks, holds,
    NULL
FROM game
JOIN shown USING (id)
ORDER BY status, opened_at DESC, id DESC
LIMIT %(limit)s

-- log_receivers --
-- Who should receive the write-ahead log: how many do not, and how many bytes the last one lacks.
SELECT
    count(*) FILTER (WHERE NOT active),
    coalesce(max(pg_wal_lsn_diff(
        CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
        restart_lsn
    )), 0)::bigint
FROM pg_replication_slots
WHERE slot_type = 'physical'

-- now --
-- The time of the database.
SELECT clock_timestamp()

-- owner_of_name --
-- Return the account whose login looks like this name.
SELECT account
FROM credential
WHERE small = %(small)s OR capitals = %(capitals)s
ORDER BY account
LIMIT 1

-- progress --
-- Return the progress of these tables, in the order of the fields of TableProgress.
SELECT
    id, version, number, asked_step,
    extract(epoch FROM coalesce(deadline_at - clock_timestamp(), time_left))::float8
FROM game
WHERE id = ANY (%(tables)s::text[])

-- public_tables --
-- Return how many open public tables the account has, and how many count for the source.
SELECT
    count(*) FILTER (WHERE host = %(host)s),
    count(*) FILTER (WHERE source = %(source)s::integer)
FROM game
WHERE public AND status = 'open'

-- removed_names --
-- Return the names that moderators have taken from an account, but the one that it has: a moderator
-- may have given it back.
SELECT words.words
FROM moderation_words AS words
JOIN moderation_act AS act ON act.id = words.act
JOIN account ON account.id = words.account
WHERE words.account = %(account)s
    AND act.kind = 'rename'
    AND lower(words.words) <> lower(account.name)

-- secret --
-- Return the secret of a table.
SELECT secret, nonces, seed
FROM secret
WHERE game = %(game)s

-- tables --
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

-- who_may_be_called --
-- Return those of these accounts that are people, neither erased nor suspended.
SELECT id
FROM account
WHERE id = ANY (%(accounts)s::text[])
    AND erased_at IS NULL
    AND NOT EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
    AND NOT EXISTS (
        SELECT FROM suspension
        WHERE suspension.account = account.id
            AND (suspension.until IS NULL OR suspension.until > now())
    )
