-- Lock these entrants and their accounts, whom another contest may just be seating, in an order in
-- which two processes cannot deadlock; returns those who wait in a running contest.
SELECT entrant.account
FROM entrant
JOIN contest ON contest.id = entrant.contest
JOIN account ON account.id = entrant.account
WHERE entrant.contest = %(contest)s
    AND entrant.account = ANY (%(accounts)s::text[])
    AND entrant.waits_since <= now()
    AND now() >= contest.starts_at
    AND now() < contest.ends_at
ORDER BY entrant.account
FOR NO KEY UPDATE OF account
FOR UPDATE OF entrant
