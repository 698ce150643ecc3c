-- Return the contests that begin within four weeks, run, or have closed within a day, and how many
-- have entered: those that are not over first, each kind in order of time.
SELECT
    id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at,
    (SELECT count(*) FROM entrant WHERE entrant.contest = contest.id)
FROM contest
WHERE starts_at < now() + interval '28 days' AND closes_at > now() - interval '1 day'
ORDER BY ends_at <= now(), starts_at, id
LIMIT %(limit)s
