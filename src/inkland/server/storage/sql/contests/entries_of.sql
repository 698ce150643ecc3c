-- Return what is stored about an account in contests.
SELECT contest.id, contest.title, entrant.entered_at, entrant.has_more_time
FROM entrant
JOIN contest ON contest.id = entrant.contest
WHERE entrant.account = %(account)s
ORDER BY entrant.entered_at, contest.id
