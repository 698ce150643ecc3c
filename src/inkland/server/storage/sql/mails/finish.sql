-- Delete an order.
DELETE FROM mail_order
WHERE id = %(id)s
RETURNING id
