-- Return a contest, and how many have entered.
SELECT
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at,
    (SELECT count(*) FROM entrant WHERE entrant.contest = contest.id)
FROM contest
WHERE id = %(contest)s
