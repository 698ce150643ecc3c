-- Return the names that moderators have taken from an account, but the one that it has: a moderator
-- may have given it back.
SELECT words.words
FROM moderation_words AS words
JOIN moderation_act AS act ON act.id = words.act
JOIN account ON account.id = words.account
WHERE words.account = %(account)s
    AND act.kind = 'rename'
    AND lower(words.words) <> lower(account.name)
