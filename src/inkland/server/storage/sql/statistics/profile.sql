-- Return the member with a public id, if they show anything.
SELECT account.id, account.name, account.colour, credential.created_at, profile.shows
FROM account
JOIN credential ON credential.account = account.id
JOIN profile ON profile.account = account.id
WHERE public_id(account.id) = %(player)s
    AND account.erased_at IS NULL
    AND profile.shows <> '{}'
