-- add_device --
-- Add a known device of an account; beyond the limit the longest unused ones are deleted.
WITH gone AS (
    DELETE FROM device
    WHERE hash IN (
        SELECT hash
        FROM device
        WHERE account = %(account)s
        ORDER BY seen_at DESC, hash
        OFFSET %(most)s - 1
    )
)
INSERT INTO device (hash, account)
SELECT %(device)b, id
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT DO NOTHING

-- add_passkey --
-- Store a passkey, unless the account has too many or was erased, or the session has ended.
-- Parallel requests may exceed the limit slightly.
INSERT INTO passkey (id, account, public_key, uses, created_at)
SELECT %(id)b, account.id, %(public_key)b, %(uses)s, now()
FROM account
JOIN session ON session.account = account.id
WHERE account.id = %(account)s
    AND session.hash = %(session)b
    AND account.erased_at IS NULL
    AND (SELECT count(*) FROM passkey WHERE account = %(account)s) < %(most)s
FOR SHARE
ON CONFLICT DO NOTHING
RETURNING id

-- add_session --
-- Add a session, perhaps in place of another. Returns no row, and changes nothing, if the account
-- was erased, or has no longer the password or passkey that was verified: these are locked, so that
-- one changed or removed meanwhile is noticed. A confirmed one takes the place of a session that
-- must still exist. Beyond the limit the longest unused ones end. The browser that goes on in a new
-- session of the same account keeps its push subscription: the reference is checked at the end.
WITH by_password AS (
    SELECT account.id
    FROM account
    JOIN credential ON credential.account = account.id
    WHERE account.id = %(account)s
        AND account.erased_at IS NULL
        AND credential.password = %(password)s
    FOR SHARE
),
by_passkey AS (
    SELECT account.id
    FROM account
    JOIN passkey ON passkey.account = account.id
    WHERE account.id = %(account)s
        AND account.erased_at IS NULL
        AND passkey.id = %(passkey)b
    FOR SHARE
),
proof AS (SELECT id FROM by_password UNION ALL SELECT id FROM by_passkey),
ended AS (
    DELETE FROM session
    WHERE EXISTS (SELECT FROM proof)
        AND (
            hash = %(instead_of)b
            OR hash IN (
                SELECT hash
                FROM session
                WHERE account = %(account)s
                ORDER BY seen_at DESC, hash
                OFFSET %(most)s - 1
            )
        )
    RETURNING hash
),
kept AS (
    UPDATE push_subscription
    SET session = %(session)b
    FROM session
    WHERE push_subscription.session = %(instead_of)b
        AND session.hash = %(instead_of)b
        AND session.account = %(account)s
        AND EXISTS (SELECT FROM proof)
)
INSERT INTO session (hash, account, agent, confirmed_at)
SELECT %(session)b, id, %(agent)s, CASE WHEN %(confirmed)s THEN now() END
FROM proof
WHERE NOT %(confirmed)s OR EXISTS (SELECT FROM ended WHERE hash = %(instead_of)b)
ON CONFLICT DO NOTHING
RETURNING hash

-- become_member --
-- Store a credential for an account that has none; returns no row if the login is taken. A window
-- that closes meanwhile is waited for: from now on the account is listed.
INSERT INTO credential (account, login, small, capitals, password)
SELECT id, %(login)s, %(small)s, %(capitals)s, %(password)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR NO KEY UPDATE
ON CONFLICT DO NOTHING
RETURNING account

-- change_password --
-- Change the password; returns no row if another request has changed it meanwhile.
UPDATE credential
SET password = %(after)s
WHERE account = %(account)s AND password = %(before)s
RETURNING account

-- count_attempt --
-- Count an attempt, if fewer than `most` were made within the time. Returns 0, or the seconds until
-- the oldest counted one expires. The row is locked meanwhile, so that parallel attempts in all
-- processes are counted one after the other.
WITH counted AS (
    INSERT INTO tries AS kept (key, made_at, good_until)
    VALUES (%(key)s, ARRAY[clock_timestamp()], clock_timestamp() + %(within)s::interval)
    ON CONFLICT (key) DO UPDATE
    SET made_at = ARRAY(
            SELECT made
            FROM unnest(kept.made_at) AS made
            WHERE made > clock_timestamp() - %(within)s::interval
            ORDER BY made
        ) || clock_timestamp(),
        good_until = clock_timestamp() + %(within)s::interval
    WHERE (
        SELECT count(*)
        FROM unnest(kept.made_at) AS made
        WHERE made > clock_timestamp() - %(within)s::interval
    ) < %(most)s
    RETURNING key
)
SELECT CASE
    WHEN EXISTS (SELECT FROM counted) THEN 0.0
    ELSE COALESCE(
        (
            SELECT GREATEST(
                extract(epoch FROM
                    made_at[GREATEST(cardinality(made_at) - %(most)s + 1, 1)]
                    + %(within)s::interval - clock_timestamp()
                ),
                0.001
            )
            FROM tries
            WHERE key = %(key)s
        ),
        1.0
    )
END::double precision

-- credential --
-- Return the credential whose login has this skeleton.
SELECT account, login, small, capitals, password
FROM credential
WHERE small = %(small)s

-- credential_of --
-- Return the credential of this account.
SELECT account, login, small, capitals, password
FROM credential
WHERE account = %(account)s

-- deals_of --
-- Return the deals that an account has seen, and where. A deal whose game still goes on is left
-- out: with its code one could play the same cards elsewhere.
SELECT seen.deal, seen.game
FROM seen
JOIN game ON game.id = seen.game
WHERE seen.account = %(account)s
    AND game.status = 'finished'
ORDER BY seen.deal

-- delete_codes --
-- Delete all recovery codes of an account.
DELETE FROM recovery_code WHERE account = %(account)s

-- delete_devices --
-- Delete the known devices of an account, except perhaps one.
DELETE FROM device
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b

-- end_session --
-- End one session of an account.
DELETE FROM session
WHERE account = %(account)s AND id = %(id)s
RETURNING id

-- end_sessions --
-- End all sessions of an account, except perhaps one.
DELETE FROM session
WHERE account = %(account)s AND hash IS DISTINCT FROM %(but)b
RETURNING id

-- hosted_by --
-- Return the tables that an account hosts.
SELECT id, title, status
FROM game
WHERE host = %(account)s
ORDER BY opened_at, id

-- is_confirmed --
-- Whether the member has confirmed this session lately. A moment in the future, after the clock of
-- the database was set back, does not count.
SELECT hash
FROM lasting_session
WHERE hash = %(session)b AND confirmed_at BETWEEN now() - %(lasts)s::interval AND now()

-- knows_device --
-- Whether the account has logged in on this device; updates when it was last used.
UPDATE device
SET seen_at = clock_timestamp()
WHERE hash = %(device)b AND account = %(account)s AND seen_at > now() - %(lasts)s::interval
RETURNING hash

-- lock_account --
-- Lock an account until the end of the transaction: nothing can be added to it meanwhile.
SELECT id
FROM account
WHERE id = %(account)s
FOR NO KEY UPDATE

-- order_password_mail --
-- Order a mail that the password was changed, to the address of the account if that works.
INSERT INTO mail_order (id, kind, account, recipient, language)
SELECT %(order)s, 'password_changed', account, address, language
FROM mail_address
WHERE account = %(account)s AND address IS NOT NULL AND failed_at IS NULL

-- passkey --
-- Return the passkey with this id.
SELECT id, account, public_key, uses, created_at, seen_at
FROM passkey
WHERE id = %(id)b

-- passkeys --
-- Return the passkeys of an account, oldest first.
SELECT id, account, public_key, uses, created_at, seen_at
FROM passkey
WHERE account = %(account)s
ORDER BY created_at, id

-- refund_attempt --
-- Take back the last counted attempt.
UPDATE tries
SET made_at = trim_array(made_at, 1)
WHERE key = %(key)s AND cardinality(made_at) > 0

-- remove_passkey --
-- Delete a passkey of this account.
DELETE FROM passkey
WHERE account = %(account)s AND id = %(id)b
RETURNING id

-- results_of --
-- Return the results of an account.
SELECT
    game.id, result.seat, result.name, result.stars, result.place, result.rating,
    game.finished_at
FROM result
JOIN game ON game.id = result.game
WHERE result.account = %(account)s
ORDER BY game.finished_at, game.id, result.seat

-- revoke_all --
-- Delete all tokens of an account.
DELETE FROM access_token WHERE account = %(account)s

-- save_challenge --
-- Store a challenge that was issued.
INSERT INTO challenge (hash, account, good_until)
VALUES (%(challenge)b, %(account)s, clock_timestamp() + %(lasts)s::interval)
ON CONFLICT DO NOTHING

-- seats_of --
-- Return the seats of an account, with their tables.
SELECT
    game.id, seat.seat, seat.name, seat.colour, game.status, game.title, game.opened_at,
    seat.land, seat.crest, seat.is_end_seen
FROM seat
JOIN game ON game.id = seat.game
WHERE seat.account = %(account)s
ORDER BY game.opened_at, game.id, seat.seat

-- sessions --
-- Return the sessions of an account, last seen first.
SELECT hash, created_at, seen_at, agent
FROM lasting_session
WHERE account = %(account)s
ORDER BY seen_at DESC, hash

-- standing --
-- Return whether an account is a moderator, and how many acts about it it has not read.
SELECT
    EXISTS (SELECT FROM moderator WHERE account = %(account)s),
    (
        SELECT count(*)
        FROM moderation_words AS words
        JOIN moderation_act AS act ON act.id = words.act
        WHERE words.account = %(account)s
            AND words.seen_at IS NULL
            AND act.kind = ANY (%(told)s::text[])
    )

-- suspended_account --
-- Return the account of a session, if it is suspended.
SELECT account.id, account.name, account.colour
FROM lasting_session
JOIN suspension ON suspension.account = lasting_session.account
JOIN account ON account.id = lasting_session.account
WHERE lasting_session.hash = %(session)b AND (suspension.until IS NULL OR suspension.until > now())

-- take_challenge --
-- Use up a challenge: it is valid once, for the account it was issued to, until it expires.
DELETE FROM challenge
WHERE hash = %(challenge)b
    AND account IS NOT DISTINCT FROM %(account)s
    AND good_until > clock_timestamp()
RETURNING hash

-- tell_news --
-- Store news of an account, and let them be told by push and, if there is the id of an order, by
-- mail; nothing for an erased account.
WITH added AS (
    INSERT INTO account_news (account, kind, agent)
    SELECT id, %(kind)s, %(agent)s
    FROM account
    WHERE id = %(account)s AND erased_at IS NULL
    FOR SHARE
    RETURNING account
),
told AS (INSERT INTO notice_outbox (kind, account) SELECT 'account_changed', account FROM added)
INSERT INTO mail_order (id, kind, account, recipient, language)
SELECT %(order)s, %(kind)s, mail_address.account, mail_address.address, mail_address.language
FROM added
JOIN mail_address ON mail_address.account = added.account
WHERE %(order)s::text IS NOT NULL
    AND mail_address.address IS NOT NULL
    AND mail_address.failed_at IS NULL

-- tell_password_changed --
-- Tell the owner of an account that its password was changed.
WITH news AS (
    INSERT INTO account_news (account, kind, agent)
    VALUES (%(account)s, 'password_changed', '')
)
INSERT INTO notice_outbox (kind, account)
VALUES ('password_changed', %(account)s)

-- token_holder --
-- Return the account of the token with this hash, and its scopes; none if it is suspended. `seen_at` is updated only every 5
-- minutes, to save writes.
WITH seen AS (
    UPDATE access_token
    SET seen_at = now()
    WHERE hash = %(hash)b
        AND (seen_at IS NULL OR seen_at < now() - interval '5 minutes')
)
SELECT
    account.id, account.name, account.colour,
    EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id),
    valid_token.scopes
FROM valid_token
JOIN account ON account.id = valid_token.account
WHERE valid_token.hash = %(hash)b AND account.erased_at IS NULL

-- use_passkey --
-- Update the counter of a passkey; returns no row if it is not what it was before.
UPDATE passkey
SET uses = %(after)s, seen_at = now()
WHERE id = %(id)b AND uses = %(before)s
RETURNING id

-- valid_sessions --
-- Return those of the hashes that belong to valid sessions.
SELECT hash
FROM valid_session
WHERE hash = ANY (%(hashes)b::bytea[])
