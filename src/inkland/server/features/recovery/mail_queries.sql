-- account_of_token --
-- Return the account that a token is for; it stays valid.
SELECT account.id, account.name, account.colour
FROM mail_token
JOIN account ON account.id = mail_token.account
WHERE mail_token.hash = %(token)b
    AND mail_token.purpose = %(purpose)s
    AND mail_token.good_until > clock_timestamp()

-- add_host_token --
-- Store a token for a new password that no mail brings: whoever runs the server passes it on.
INSERT INTO mail_token (hash, purpose, account, address, good_until)
VALUES (%(hash)b, %(purpose)s, %(account)s, '', clock_timestamp() + %(lasts)s::interval)

-- add_password_news --
-- Store as news of an account that its password was changed.
INSERT INTO account_news (account, kind, agent)
VALUES (%(account)s, 'password_changed', '')

-- add_token --
-- Store a token; returns no row if the account does not have this address, waiting or confirmed.
INSERT INTO mail_token (hash, purpose, account, address, good_until)
SELECT %(hash)b, %(purpose)s, account, %(address)s, clock_timestamp() + %(lasts)s::interval
FROM mail_address
WHERE account = %(account)s
    AND CASE %(purpose)s WHEN 'confirmation' THEN waiting ELSE address END = %(address)s
RETURNING account

-- address_of --
-- Return the mail address of an account.
SELECT account, address, waiting, language, confirmed_at, failed_at, is_subscribed, unsubscribe_key
FROM mail_address
WHERE account = %(account)s

-- confirm_address --
-- Confirm the address that waits; returns the one before. No row: another one waits by now.
UPDATE mail_address AS changed
SET address = changed.waiting, waiting = NULL, confirmed_at = clock_timestamp(),
    failed_at = NULL, is_subscribed = true
FROM (SELECT account, address FROM mail_address WHERE account = %(account)s FOR UPDATE) AS before
WHERE changed.account = before.account AND changed.waiting = %(address)s
RETURNING before.address, changed.language

-- delete_expired --
-- Delete expired tokens, and orders that are too old.
WITH tokens AS (DELETE FROM mail_token WHERE good_until < clock_timestamp())
DELETE FROM mail_order WHERE ordered_at < clock_timestamp() - %(lasts)s::interval

-- delete_tokens --
-- Delete the tokens of an account: those for a purpose, or all.
DELETE FROM mail_token
WHERE account = %(account)s AND purpose = COALESCE(%(purpose)s, purpose)

-- end_access --
-- End all sessions of an account, forget its devices, delete its recovery codes and access tokens,
-- and other tokens that do the same.
WITH devices AS (DELETE FROM device WHERE account = %(account)s),
codes AS (DELETE FROM recovery_code WHERE account = %(account)s),
programs AS (DELETE FROM access_token WHERE account = %(account)s),
tokens AS (DELETE FROM mail_token WHERE account = %(account)s AND purpose = 'end_sessions'),
ended AS (DELETE FROM session WHERE account = %(account)s RETURNING hash)
SELECT count(*)::integer FROM ended

-- finish --
-- Delete an order.
DELETE FROM mail_order
WHERE id = %(id)s
RETURNING id

-- lock_account --
-- Lock an account until the end of the transaction: nothing can be added to it meanwhile.
SELECT id
FROM account
WHERE id = %(account)s
FOR NO KEY UPDATE

-- mark_failed --
-- Note that mails to the address of the account, confirmed or not, are refused for good.
UPDATE mail_address
SET failed_at = clock_timestamp()
WHERE account = %(account)s AND COALESCE(address, waiting) = %(address)s AND failed_at IS NULL

-- new_password --
-- Set a member's password, forget the devices, and end all sessions and tokens; returns the number
-- of sessions.
WITH changed AS (
    UPDATE credential SET password = %(after)s WHERE account = %(account)s RETURNING account
),
devices AS (DELETE FROM device WHERE account IN (SELECT account FROM changed)),
tokens AS (DELETE FROM access_token WHERE account IN (SELECT account FROM changed)),
ended AS (DELETE FROM session WHERE account IN (SELECT account FROM changed) RETURNING hash)
SELECT count(ended.hash)::integer FROM changed LEFT JOIN ended ON true GROUP BY changed.account

-- order --
-- Store a mail to be sent.
INSERT INTO mail_order (id, kind, account, recipient, language)
VALUES (%(id)s, %(kind)s, %(account)s, %(recipient)s, %(language)s)

-- owners_by_address --
-- Return the members who have confirmed this address, if it works, the first of them first.
SELECT found.account, found.address, found.waiting, found.language, found.confirmed_at,
    found.failed_at, found.is_subscribed, found.unsubscribe_key
FROM mail_address AS found
JOIN credential ON credential.account = found.account
WHERE lower(found.address) = lower(%(address)s)
    AND found.address IS NOT NULL
    AND found.failed_at IS NULL
ORDER BY found.confirmed_at
LIMIT %(most)s

-- owners_by_login --
-- Return the confirmed address, if it works, of the member with this login.
SELECT found.account, found.address, found.waiting, found.language, found.confirmed_at,
    found.failed_at, found.is_subscribed, found.unsubscribe_key
FROM mail_address AS found
JOIN credential ON credential.account = found.account
WHERE credential.small = %(small)s
    AND found.address IS NOT NULL
    AND found.failed_at IS NULL

-- postpone --
-- Let an order be due again after some time.
UPDATE mail_order
SET due_at = clock_timestamp() + %(wait)s::interval
WHERE id = %(id)s

-- remove_address --
-- Delete the address of an account, and its tokens.
WITH tokens AS (DELETE FROM mail_token WHERE account = %(account)s)
DELETE FROM mail_address
WHERE account = %(account)s
RETURNING account, address, language

-- request_address --
-- Let an address wait for its confirmation, unless the account was erased. Returns the address that
-- waits, or NULL if it is the confirmed one, which is subscribed again.
INSERT INTO mail_address AS kept (account, waiting, language, unsubscribe_key)
SELECT id, %(address)s, %(language)s, %(unsubscribe_key)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account) DO UPDATE
SET waiting = CASE
        WHEN kept.address = excluded.waiting AND kept.failed_at IS NULL THEN NULL
        ELSE excluded.waiting
    END,
    is_subscribed = kept.is_subscribed
        OR (kept.address = excluded.waiting AND kept.failed_at IS NULL),
    failed_at = CASE WHEN kept.address IS NOT NULL THEN kept.failed_at END,
    language = excluded.language
RETURNING waiting

-- take_orders --
-- Take some orders that are due, the oldest first; nobody else gets them before the lease ends.
WITH due AS (
    SELECT id
    FROM mail_order
    WHERE due_at <= clock_timestamp()
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE mail_order AS taken
SET due_at = clock_timestamp() + %(lease)s::interval, tries = taken.tries + 1
FROM due
WHERE taken.id = due.id
RETURNING taken.id, taken.kind, taken.account, taken.recipient, taken.language, taken.tries

-- unsubscribe --
-- Stop notices by mail for the account with this key.
UPDATE mail_address
SET is_subscribed = false
WHERE unsubscribe_key = %(key)s
RETURNING account

-- use_token --
-- Use up a token; returns no row if it is not valid.
DELETE FROM mail_token
WHERE hash = %(token)b AND purpose = %(purpose)s AND good_until > clock_timestamp()
RETURNING account, address
