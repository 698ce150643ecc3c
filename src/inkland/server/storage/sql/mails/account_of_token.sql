-- Return the account that a token is for; it stays valid.
SELECT account.id, account.name, account.colour
FROM mail_token
JOIN account ON account.id = mail_token.account
WHERE mail_token.hash = %(token)b
    AND mail_token.purpose = %(purpose)s
    AND mail_token.good_until > clock_timestamp()
