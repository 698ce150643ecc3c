-- Return the accounts that have entered, with their names and whether they are listed, but for
-- erased ones. Guests are: they cannot choose, and an event would be empty without them.
SELECT account.id, account.name, coalesce(profile.is_listed, true)
FROM entrant
JOIN account ON account.id = entrant.account
LEFT JOIN profile ON profile.account = account.id
WHERE entrant.contest = %(contest)s AND account.erased_at IS NULL
ORDER BY account.id
