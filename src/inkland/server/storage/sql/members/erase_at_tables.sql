-- The tables where a name of the account stands. They come before their seats and results, in the
-- order in which everyone locks them, and get a new version, so that nobody shows an old one.
UPDATE game
SET version = version + 1,
    title = CASE WHEN host = %(account)s THEN '' ELSE title END
WHERE id IN (SELECT game FROM seat WHERE account = %(account)s AND name <> '')
    OR id IN (SELECT game FROM result WHERE account = %(account)s AND name <> '')
    OR host = %(account)s AND title <> ''
RETURNING id, version
