-- Return entrants whom an account follows and has not blocked, but for unlisted ones.
SELECT entrant.account
FROM entrant
JOIN following ON following.other = entrant.account
JOIN account ON account.id = entrant.account AND account.erased_at IS NULL
LEFT JOIN profile ON profile.account = account.id
LEFT JOIN blocked ON blocked.owner = following.owner AND blocked.other = following.other
WHERE entrant.contest = %(contest)s AND following.owner = %(account)s AND blocked.owner IS NULL
    AND coalesce(profile.is_listed, true)
ORDER BY following.since DESC, entrant.account
LIMIT %(limit)s
