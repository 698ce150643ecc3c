-- Return the account of a session, if it is suspended.
SELECT account.id, account.name, account.colour
FROM lasting_session
JOIN suspension ON suspension.account = lasting_session.account
JOIN account ON account.id = lasting_session.account
WHERE lasting_session.hash = %(session)b AND (suspension.until IS NULL OR suspension.until > now())
