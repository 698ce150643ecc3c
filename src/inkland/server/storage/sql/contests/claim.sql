-- Claim a running contest where somebody waits, so that one process at a time pairs there. If it is
-- killed, another claims the contest after the pause.
UPDATE contest
SET paired_at = now()
WHERE id = (
    SELECT id
    FROM contest
    WHERE now() >= starts_at
        AND now() < ends_at
        AND (paired_at IS NULL OR paired_at <= now() - make_interval(secs => %(pause)s::double precision))
        AND EXISTS (
            SELECT FROM entrant
            WHERE entrant.contest = contest.id AND entrant.waits_since IS NOT NULL
        )
    ORDER BY paired_at NULLS FIRST
    LIMIT 1
    FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, title, preset, seats, deals, clock, starts_at, ends_at, closes_at, slot,
    cancelled_at
