-- Return those of the accounts that are bots.
SELECT account
FROM bot_account
WHERE account = ANY (%(accounts)s::text[])
