-- Delete every push subscription with this endpoint.
DELETE FROM push_subscription
WHERE endpoint = %(endpoint)s
