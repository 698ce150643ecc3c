-- allows_reuse --
-- Return whether an account lets others use positions of its games; it does not unless it has said so.
SELECT coalesce((SELECT allows_reuse FROM profile WHERE account = %(account)s), false)

-- claim --
-- Claim games to be counted, longest waiting first: another process gets them only if they are
-- still not counted after a while.
WITH next AS (
    SELECT game, part
    FROM uncounted_game
    WHERE due_at <= now()
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE uncounted_game AS one
SET due_at = now() + make_interval(secs => %(seconds)s)
FROM next
WHERE one.game = next.game AND one.part = next.part
RETURNING one.game, one.part

-- count_stand_ins --
-- Count again what stand-ins have drawn, where the answers to commands are still stored; return the
-- results for which another number was stored.
UPDATE result
SET stand_in_drawings = stand_in_drawings(game, seat)
WHERE account IS NOT NULL
    AND EXISTS (
        SELECT
        FROM answer
        WHERE answer.game = result.game AND answer.seat = result.seat AND command LIKE 'bot %%'
    )
    AND stand_in_drawings <> stand_in_drawings(game, seat)
RETURNING game, seat

-- counted --
-- Return the results and analyses of an account's games, except those that are still to be counted.
SELECT DISTINCT result.game, made.part
FROM result
LEFT JOIN analysis ON analysis.game = result.game
CROSS JOIN (VALUES ('result'), ('analysis')) AS made (part)
LEFT JOIN uncounted_game AS one ON one.game = result.game AND one.part = made.part
WHERE result.account = %(account)s
    AND one.game IS NULL
    AND (made.part = 'result' OR analysis.judged IS NOT NULL)

-- delete --
-- Delete the statistics of an account.
DELETE FROM statistic
WHERE account = %(account)s

-- finishes --
-- Return of each finished game of an account, in the order of their ends, whether the account
-- itself has finished it; a bot may have stood in.
SELECT array_agg(is_own(result) ORDER BY game.finished_at, game.id, result.seat)
FROM result
JOIN game ON game.id = result.game
WHERE result.account = %(account)s AND game.deal IS NOT NULL

-- is_listed --
-- Return whether an account wants to be listed; it does unless it has said otherwise.
SELECT coalesce((SELECT is_listed FROM profile WHERE account = %(account)s), true)

-- mark_counted --
-- Mark a game as counted; returns no row if it was before.
DELETE FROM uncounted_game
WHERE game = %(game)s AND part = %(part)s
RETURNING game

-- players --
-- Return accounts with results, in the order of their ids.
SELECT DISTINCT account
FROM result
WHERE account > %(after)s
ORDER BY account
LIMIT %(limit)s

-- profile --
-- Return the member with a public id, if they show anything.
SELECT account.id, account.name, account.colour, credential.created_at, profile.shows
FROM account
JOIN credential ON credential.account = account.id
JOIN profile ON profile.account = account.id
WHERE public_id(account.id) = %(player)s
    AND account.erased_at IS NULL
    AND profile.shows <> '{}'

-- recorded --
-- Return the record of a finished game: when it ended, whether it was the tutorial, which has no
-- deal, its events in one value, the seconds at which they were stored, and its analysis.
SELECT
    game.finished_at,
    game.deal IS NULL,
    string_agg(event.body, '\x0a'::bytea ORDER BY event.seq),
    array_agg(extract(epoch FROM event.at)::float8 ORDER BY event.seq),
    (SELECT judged FROM analysis WHERE analysis.game = game.id)
FROM game
JOIN whole_event AS event ON event.game = game.id
WHERE game.id = %(game)s AND game.status = 'finished'
GROUP BY game.id

-- reusable_games --
-- Return games that may be used without names, the latest first.
SELECT id FROM reusable_game ORDER BY finished_at DESC, id LIMIT %(limit)s

-- save --
-- Store statistics of an account, in place of those with the same keys.
INSERT INTO statistic (account, key, body)
SELECT %(account)s, made.*
FROM unnest(%(keys)s::text[], %(bodies)s::text[]) AS made
ON CONFLICT (account, key) DO UPDATE SET body = excluded.body

-- show --
-- Store what a member shows, whether they are listed, and whether they let others use their games
-- (null: as before); an account that was erased shows nothing. A window that closes meanwhile is waited for, so that it misses no wish.
INSERT INTO profile (account, shows, is_listed, allows_reuse)
SELECT
    id, %(shows)s::text[], coalesce(%(is_listed)s::boolean, true),
    coalesce(%(allows_reuse)s::boolean, false)
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR NO KEY UPDATE
ON CONFLICT (account) DO UPDATE SET
    shows = excluded.shows,
    is_listed = coalesce(%(is_listed)s::boolean, profile.is_listed),
    allows_reuse = coalesce(%(allows_reuse)s::boolean, profile.allows_reuse)

-- shown --
-- Return what an account shows.
SELECT shows
FROM profile
WHERE account = %(account)s

-- shown_tables --
-- Return what captions need of these tables, and whether their deal is that of an event that is not
-- over.
SELECT
    id, title, public, deal,
    EXISTS (
        SELECT
        FROM contest_deal
        JOIN contest ON contest.id = contest_deal.contest
        WHERE contest_deal.deal = game.deal AND contest.closes_at > now()
    )
FROM game
WHERE id = ANY (%(tables)s::text[])

-- some_keys --
-- Return the statistics of an account with these keys.
SELECT key, body
FROM statistic
WHERE account = %(account)s AND key = ANY (%(keys)s::text[])

-- statistics --
-- Return the statistics of an account.
SELECT key, body
FROM statistic
WHERE account = %(account)s
