-- Return what an account wants to be told.
SELECT kinds, quiet_from, quiet_until, time_zone, language, mails_per_day
FROM notice_preference
WHERE account = %(account)s
