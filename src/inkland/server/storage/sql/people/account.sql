-- Return the account with this public id, unless it was erased.
SELECT id, name, colour, EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
FROM account
WHERE public_id(id) = %(player)s AND erased_at IS NULL
