-- Note that an account has seen its news.
UPDATE account_news SET is_seen = true WHERE account = %(account)s AND NOT is_seen
