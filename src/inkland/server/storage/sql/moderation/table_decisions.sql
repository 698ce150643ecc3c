-- Return what moderators have decided about the list and the title of a table, with the words that
-- were there before.
SELECT act.kind, coalesce(words.words, '')
FROM moderation_act AS act
LEFT JOIN moderation_words AS words ON words.act = act.id
WHERE act.game = %(game)s AND act.kind IN ('unlist', 'clear_title')
