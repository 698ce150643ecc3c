-- Return the mail address of an account.
SELECT account, address, waiting, language, confirmed_at, failed_at, is_subscribed, unsubscribe_key
FROM mail_address
WHERE account = %(account)s
