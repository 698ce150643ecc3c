-- Give a new version to all tables where the account has another name, so that no cache shows it any
-- more. Games are locked before seats and results, in the order that all statements use.
UPDATE game
SET version = version + 1
WHERE id IN (SELECT game FROM seat WHERE account = %(account)s AND name <> %(name)s)
    OR id IN (SELECT game FROM result WHERE account = %(account)s AND name <> %(name)s)
RETURNING id, version
