-- What nobody needs any more: tries and challenges whose time is over, sessions and devices unused.
WITH counted AS (DELETE FROM tries WHERE good_until < now()),
asked AS (DELETE FROM challenge WHERE good_until < now()),
devices AS (DELETE FROM device WHERE seen_at < now() - %(device_lasts)s::interval)
DELETE FROM session WHERE seen_at < now() - %(session_lasts)s::interval
