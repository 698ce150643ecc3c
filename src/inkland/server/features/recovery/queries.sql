-- add_codes --
-- Store recovery codes of a member.
INSERT INTO recovery_code (hash, account)
SELECT unnest(%(hashes)b::bytea[]), credential.account
FROM credential
WHERE credential.account = %(account)s

-- codes_left --
-- Return how many recovery codes an account has, and when they were made.
SELECT count(*)::integer, max(made_at) FROM recovery_code WHERE account = %(account)s

-- news --
-- Return the news of an account, the newest first.
SELECT kind, at, agent, is_seen
FROM account_news
WHERE account = %(account)s
ORDER BY id DESC
LIMIT %(most)s

-- owner_of_code --
-- Return the member who has this recovery code.
SELECT account.id, account.name, account.colour, credential.login
FROM recovery_code
JOIN account ON account.id = recovery_code.account
JOIN credential ON credential.account = account.id
WHERE recovery_code.hash = %(code)b AND recovery_code.account = %(account)s

-- see_news --
-- Note that an account has seen its news.
UPDATE account_news SET is_seen = true WHERE account = %(account)s AND NOT is_seen

-- use_code --
-- Use up a recovery code; returns no row if it is not valid.
DELETE FROM recovery_code
WHERE hash = %(code)b AND account = %(account)s
RETURNING account
