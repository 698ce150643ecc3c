-- Return whether an account wants to be listed; it does unless it has said otherwise.
SELECT coalesce((SELECT is_listed FROM profile WHERE account = %(account)s), true)
