-- Note that mails to the address of the account, confirmed or not, are refused for good.
UPDATE mail_address
SET failed_at = clock_timestamp()
WHERE account = %(account)s AND COALESCE(address, waiting) = %(address)s AND failed_at IS NULL
