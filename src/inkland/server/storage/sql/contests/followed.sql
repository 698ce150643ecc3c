-- Return entrants whom an account follows.
SELECT entrant.account
FROM entrant
JOIN following ON following.other = entrant.account
JOIN account ON account.id = entrant.account AND account.erased_at IS NULL
WHERE entrant.contest = %(contest)s AND following.owner = %(account)s
ORDER BY following.since DESC, entrant.account
LIMIT %(limit)s
