-- Store what an account wants to be told, unless it was erased.
INSERT INTO notice_preference (
    account, kinds, quiet_from, quiet_until, time_zone, language, mails_per_day
)
SELECT
    id, %(kinds)s::jsonb, %(quiet_from)s::time, %(quiet_until)s::time, %(time_zone)s,
    %(language)s::text, %(mails_per_day)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account) DO UPDATE
SET kinds = excluded.kinds,
    quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until,
    time_zone = excluded.time_zone,
    language = excluded.language,
    mails_per_day = excluded.mails_per_day
