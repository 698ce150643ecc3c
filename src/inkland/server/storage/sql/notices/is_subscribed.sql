-- Return a row if the session has a push subscription.
SELECT id
FROM push_subscription
WHERE session = %(session)b
