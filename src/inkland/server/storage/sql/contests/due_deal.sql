-- Return the first deal of a round alone that closed before a time, and has no closed window.
SELECT contest_deal.deal, contest.preset, contest.closes_at
FROM contest
JOIN contest_deal ON contest_deal.contest = contest.id
WHERE contest.kind = 'round'
    AND contest.seats = 1
    AND contest.preset = ANY (%(presets)s::text[])
    AND contest.closes_at < %(before)s
    AND NOT EXISTS (SELECT FROM strength_window WHERE strength_window.deal = contest_deal.deal)
ORDER BY contest.closes_at, contest.id, contest_deal.number
LIMIT 1
