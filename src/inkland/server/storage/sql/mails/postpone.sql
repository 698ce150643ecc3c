-- Let an order be due again after some time.
UPDATE mail_order
SET due_at = clock_timestamp() + %(wait)s::interval
WHERE id = %(id)s
