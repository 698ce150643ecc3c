-- Return when the contest closes whose deal this is.
SELECT contest.closes_at
FROM contest_deal
JOIN contest ON contest.id = contest_deal.contest
WHERE contest_deal.deal = %(deal)s
