-- Return the logins of all moderators, and since when they are.
SELECT credential.login, moderator.since
FROM moderator
JOIN credential ON credential.account = moderator.account
ORDER BY credential.login
