-- Return acts with the words that belong to them, latest first: those before a number; those about an
-- account of which it was told; those whose answer waits, but of one account.
SELECT
    act.id, act.kind, act.rule, act.at, act.moderator, moderator.name, act.account, account.name,
    act.game, act.until, coalesce(words.note, ''), coalesce(words.words, ''),
    answer.text, answer.made_at, answer.closed_by IS NOT NULL,
    EXISTS (
        SELECT FROM suspension
        WHERE suspension.account = act.account
            AND (suspension.until IS NULL OR suspension.until > now())
    )
FROM moderation_act AS act
LEFT JOIN account ON account.id = act.account
LEFT JOIN account AS moderator ON moderator.id = act.moderator
LEFT JOIN moderation_words AS words ON words.act = act.id
LEFT JOIN moderation_answer AS answer ON answer.act = act.id
WHERE (%(before)s::bigint IS NULL OR act.id < %(before)s::bigint)
    AND (%(told_to)s::text IS NULL OR act.account = %(told_to)s AND act.kind = ANY (%(told)s::text[]))
    AND (
        %(waiting_but)s::text IS NULL
        OR answer.act IS NOT NULL AND answer.closed_by IS NULL AND act.account <> %(waiting_but)s
    )
ORDER BY act.id DESC
LIMIT %(limit)s
