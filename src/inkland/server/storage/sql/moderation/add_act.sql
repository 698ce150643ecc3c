-- Write an act to the log, with its words and a notice to whom it concerns; returns no row if the
-- moderator has the role no longer, or the account was erased. Both stay locked until the end of the
-- transaction.
WITH role AS (SELECT account FROM moderator WHERE account = %(moderator)s FOR SHARE),
person AS (
    SELECT id FROM account WHERE id = %(account)s AND erased_at IS NULL FOR NO KEY UPDATE
),
act AS (
    INSERT INTO moderation_act (kind, rule, moderator, account, game, until)
    SELECT
        %(kind)s, %(rule)s, %(moderator)s::text, %(account)s::text, %(game)s::text,
        now() + make_interval(days => %(days)s::integer)
    WHERE (%(moderator)s::text IS NULL OR EXISTS (SELECT FROM role))
        AND EXISTS (SELECT FROM person)
    RETURNING id, account
),
words AS (
    INSERT INTO moderation_words (act, account, note, words)
    SELECT id, account, %(note)s, %(words)s FROM act
),
told AS (
    INSERT INTO notice_outbox (kind, account)
    SELECT 'moderated', account FROM act WHERE %(is_told)s::boolean
)
SELECT id FROM act
