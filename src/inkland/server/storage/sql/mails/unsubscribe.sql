-- Stop notices by mail for the account with this key.
UPDATE mail_address
SET is_subscribed = false
WHERE unsubscribe_key = %(key)s
RETURNING account
