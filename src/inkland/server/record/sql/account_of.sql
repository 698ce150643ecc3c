-- Whose session has a token with this hash?
SELECT account.id, account.name, account.colour
FROM session
JOIN account ON account.id = session.account
WHERE session.hash = %(session)b
