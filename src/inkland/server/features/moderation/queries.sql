-- acts --
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

-- add_act --
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

-- answer --
-- Store the answer of an account to an act that it was told of; no row if it has answered before.
INSERT INTO moderation_answer (act, account, text)
SELECT act.id, act.account, %(text)s
FROM moderation_act AS act
JOIN account ON account.id = act.account AND account.erased_at IS NULL
WHERE act.id = %(act)s AND act.account = %(account)s AND act.kind = ANY (%(told)s::text[])
FOR SHARE OF account
ON CONFLICT DO NOTHING
RETURNING act

-- close_answer --
-- Close an answer; returns no row if it was closed before.
UPDATE moderation_answer
SET closed_by = %(act)s
WHERE act = %(answer)s AND closed_by IS NULL
RETURNING act

-- close_report --
-- Close a report, with all others of the same words; returns no row if it was closed before.
UPDATE report
SET closed_by = %(act)s
FROM report AS chosen
WHERE chosen.id = %(report)s
    AND chosen.closed_by IS NULL
    AND report.closed_by IS NULL
    AND report.account = chosen.account
    AND report.kind = chosen.kind
    AND report.words = chosen.words
    AND report.game IS NOT DISTINCT FROM chosen.game
RETURNING report.id

-- grant --
-- Make a member a moderator; returns no row if it is one.
INSERT INTO moderator (account)
SELECT account FROM credential WHERE account = %(account)s
ON CONFLICT DO NOTHING
RETURNING account

-- is_moderator --
-- Whether an account is a moderator.
SELECT EXISTS (SELECT FROM moderator WHERE account = %(account)s)

-- lift --
-- End a suspension; returns no row if there is none.
DELETE FROM suspension
WHERE account = %(account)s AND (until IS NULL OR until > now())
RETURNING account

-- mark_read --
-- Note that an account has read all acts about it.
UPDATE moderation_words SET seen_at = now() WHERE account = %(account)s AND seen_at IS NULL

-- moderators --
-- Return the logins of all moderators, and since when they are.
SELECT credential.login, moderator.since
FROM moderator
JOIN credential ON credential.account = moderator.account
ORDER BY credential.login

-- open_report --
-- Return what a report that waits is about.
SELECT kind, account, game, words FROM report WHERE id = %(report)s AND closed_by IS NULL

-- own_reports --
-- Return the reports that an account has made, oldest first.
SELECT kind, words, game, made_at FROM report WHERE reporter = %(account)s ORDER BY id

-- rename_account --
-- Give an account a new name.
UPDATE account SET name = %(name)s WHERE id = %(account)s

-- rename_at_tables --
-- Give a new version to all tables where the account has another name, so that no cache shows it any
-- more. Games are locked before seats and results, in the order that all statements use.
UPDATE game
SET version = version + 1
WHERE id IN (SELECT game FROM seat WHERE account = %(account)s AND name <> %(name)s)
    OR id IN (SELECT game FROM result WHERE account = %(account)s AND name <> %(name)s)
RETURNING id, version

-- rename_seats --
-- Give an account a new name in seats and results.
WITH results AS (UPDATE result SET name = %(name)s WHERE account = %(account)s)
UPDATE seat SET name = %(name)s WHERE account = %(account)s

-- report --
-- Store a report, if this account has not reported the same before; returns no row if it is not new.
INSERT INTO report (reporter, kind, account, game, words)
SELECT %(reporter)s, %(kind)s, id, %(game)s::text, %(words)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
ON CONFLICT DO NOTHING
RETURNING id

-- reports --
-- Return reported words that wait, with the number of people who reported them, oldest first; but
-- those of one account, which shall not judge itself.
SELECT
    min(report.id), report.kind, report.account, report.game, report.words,
    account.name, game.status, count(*), min(report.made_at),
    EXISTS (
        SELECT FROM suspension
        WHERE suspension.account = report.account AND (until IS NULL OR until > now())
    )
FROM report
JOIN account ON account.id = report.account
LEFT JOIN game ON game.id = report.game
WHERE report.closed_by IS NULL AND report.account <> %(but)s
GROUP BY report.kind, report.account, report.game, report.words, account.name, game.status
ORDER BY min(report.made_at), min(report.id)
LIMIT %(limit)s

-- suspend --
-- Suspend an account until the act says; returns no row if it is already suspended until then.
-- Sessions of a member end; a guest could not log in again to read why, so the session of a guest
-- lasts.
WITH ended AS (
    DELETE FROM session
    WHERE account = %(account)s
        AND EXISTS (SELECT FROM credential WHERE account = %(account)s)
)
INSERT INTO suspension (account, act, until)
SELECT account, id, until FROM moderation_act WHERE id = %(act)s
ON CONFLICT (account) DO UPDATE SET act = excluded.act, until = excluded.until
WHERE (suspension.until IS NULL) <> (excluded.until IS NULL)
    OR suspension.until NOT BETWEEN excluded.until - %(same_end)s AND excluded.until + %(same_end)s
RETURNING account

-- suspended_at_open_tables --
-- Return suspended accounts that sit at an open table, or host one.
SELECT account.id, account.name, account.colour
FROM suspension
JOIN account ON account.id = suspension.account
WHERE (suspension.until IS NULL OR suspension.until > now())
    AND (
        EXISTS (SELECT FROM game WHERE host = account.id AND status = 'open')
        OR EXISTS (
            SELECT FROM seat JOIN game ON game.id = seat.game
            WHERE seat.account = account.id AND game.status = 'open'
        )
    )
ORDER BY account.id
LIMIT %(limit)s

-- suspension --
-- Return until when an account is suspended; no row if it is not.
SELECT until FROM suspension WHERE account = %(account)s AND (until IS NULL OR until > now())

-- table_decisions --
-- Return what moderators have decided about the list and the title of a table, with the words that
-- were there before.
SELECT act.kind, coalesce(words.words, '')
FROM moderation_act AS act
LEFT JOIN moderation_words AS words ON words.act = act.id
WHERE act.game = %(game)s AND act.kind IN ('unlist', 'clear_title')

-- take --
-- End the role of a moderator; returns no row if there is none.
DELETE FROM moderator WHERE account = %(account)s RETURNING account

-- waiting_answer --
-- Return whose answer to an act waits.
SELECT account FROM moderation_answer WHERE act = %(act)s AND closed_by IS NULL
