-- delete_expired --
-- Delete expired attempts and challenges, sessions past their lifetime, and devices unused for too
-- long.
WITH counted AS (DELETE FROM tries WHERE good_until < now()),
asked AS (DELETE FROM challenge WHERE good_until < now()),
devices AS (DELETE FROM device WHERE seen_at < now() - %(device_lasts)s::interval)
DELETE FROM session WHERE NOT EXISTS (
    SELECT FROM lasting_session WHERE lasting_session.hash = session.hash
)

-- erase_account --
-- Empty the account. It stays locked until the end of the transaction, so that nothing can be
-- added.
UPDATE account
SET name = '', colour = NULL, erased_at = COALESCE(erased_at, now())
WHERE id = %(account)s

-- erase_at_tables --
-- Give a new version to all tables where the account's name appears, so that no cache shows it any
-- more, and erase the titles of those it hosts. Games are locked before seats and results, in the
-- order that all statements use.
UPDATE game
SET version = version + 1,
    title = CASE WHEN host = %(account)s THEN '' ELSE title END
WHERE id IN (SELECT game FROM seat WHERE account = %(account)s AND name <> '')
    OR id IN (SELECT game FROM result WHERE account = %(account)s AND name <> '')
    OR host = %(account)s AND title <> ''
RETURNING id, version

-- erase_keys --
-- Delete everything that an account can log in with or be reached by, and what is shown or counted
-- about it. Push subscriptions end with their sessions.
WITH credentials AS (DELETE FROM credential WHERE account = %(account)s),
sessions AS (DELETE FROM session WHERE account = %(account)s),
devices AS (DELETE FROM device WHERE account = %(account)s),
challenges AS (DELETE FROM challenge WHERE account = %(account)s),
preferences AS (DELETE FROM notice_preference WHERE account = %(account)s),
deliveries AS (DELETE FROM notice_delivery WHERE account = %(account)s),
notices AS (DELETE FROM notice_outbox WHERE account = %(account)s),
statistics AS (DELETE FROM statistic WHERE account = %(account)s),
profiles AS (DELETE FROM profile WHERE account = %(account)s)
DELETE FROM passkey WHERE account = %(account)s

-- erase_names --
-- Erase the names, and those of lands, in seats and results, and which ends were seen; they still refer
-- to the account, which is empty now.
WITH results AS (UPDATE result SET name = '' WHERE account = %(account)s)
UPDATE seat SET name = '', land = '', is_end_seen = false WHERE account = %(account)s

-- erase_people --
-- Delete what an account has to do with other people, from both sides, and the order of its games.
WITH followed AS (DELETE FROM following WHERE owner = %(account)s OR other = %(account)s),
blocks AS (DELETE FROM blocked WHERE owner = %(account)s OR other = %(account)s),
games AS (DELETE FROM played WHERE account = %(account)s)
DELETE FROM invitation WHERE account = %(account)s OR sender = %(account)s
