-- Return the public id of an account, and what it shows.
SELECT account.public_id, coalesce(profile.shows, '{}')
FROM account
LEFT JOIN profile ON profile.account = account.id
WHERE account.id = %(account)s
