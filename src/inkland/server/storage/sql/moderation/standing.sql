-- Return whether an account is a moderator, and how many acts about it it has not read.
SELECT
    EXISTS (SELECT FROM moderator WHERE account = %(account)s),
    (
        SELECT count(*)
        FROM moderation_words AS words
        JOIN moderation_act AS act ON act.id = words.act
        WHERE words.account = %(account)s
            AND words.seen_at IS NULL
            AND act.kind = ANY (%(told)s::text[])
    )
