-- Delete the push subscription of a session.
DELETE FROM push_subscription
WHERE session = %(session)b
