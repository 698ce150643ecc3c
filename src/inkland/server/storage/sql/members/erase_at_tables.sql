-- Give a new version to all tables where the account's name appears, so that no cache shows it any
-- more, and erase the titles of those it hosts. Games are locked before seats and results, in the
-- order that all statements use.
UPDATE game
SET version = version + 1,
    title = CASE WHEN host = %(account)s THEN '' ELSE title END
WHERE id IN (SELECT game FROM seat WHERE account = %(account)s AND name <> '')
    OR id IN (SELECT game FROM result WHERE account = %(account)s AND name <> '')
    OR host = %(account)s AND title <> ''
RETURNING id, version
