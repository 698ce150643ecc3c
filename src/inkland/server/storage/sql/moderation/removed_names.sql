-- Return the names that moderators have taken from an account.
SELECT words.words
FROM moderation_words AS words
JOIN moderation_act AS act ON act.id = words.act
WHERE words.account = %(account)s AND act.kind = 'rename'
