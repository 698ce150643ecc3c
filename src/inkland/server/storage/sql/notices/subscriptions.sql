-- Return the push subscriptions of an account, oldest first.
SELECT endpoint, p256dh, auth, push_subscription.language
FROM push_subscription
JOIN valid_session ON valid_session.hash = push_subscription.session
WHERE valid_session.account = %(account)s
ORDER BY push_subscription.id
