-- Return the accounts that have entered, with their names, but for erased ones.
SELECT account.id, account.name
FROM entrant
JOIN account ON account.id = entrant.account
WHERE entrant.contest = %(contest)s AND account.erased_at IS NULL
ORDER BY account.id
