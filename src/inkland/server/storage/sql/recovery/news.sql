-- Return the news of an account, the newest first.
SELECT kind, at, agent, is_seen
FROM account_news
WHERE account = %(account)s
ORDER BY id DESC
LIMIT %(most)s
