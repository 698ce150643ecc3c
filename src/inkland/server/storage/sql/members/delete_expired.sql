-- Delete expired attempts and challenges, sessions past their lifetime, and devices unused for too
-- long.
WITH counted AS (DELETE FROM tries WHERE good_until < now()),
asked AS (DELETE FROM challenge WHERE good_until < now()),
devices AS (DELETE FROM device WHERE seen_at < now() - %(device_lasts)s::interval)
DELETE FROM session WHERE NOT EXISTS (
    SELECT FROM lasting_session WHERE lasting_session.hash = session.hash
)
