-- Confirm the address that waits; returns the one before. No row: another one waits by now.
UPDATE mail_address AS changed
SET address = changed.waiting, waiting = NULL, confirmed_at = clock_timestamp(),
    failed_at = NULL, is_subscribed = true
FROM (SELECT account, address FROM mail_address WHERE account = %(account)s FOR UPDATE) AS before
WHERE changed.account = before.account AND changed.waiting = %(address)s
RETURNING before.address, changed.language
