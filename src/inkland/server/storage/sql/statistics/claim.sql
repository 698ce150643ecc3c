-- Claim games to be counted, longest waiting first: another process gets them only if they are
-- still not counted after a while.
WITH next AS (
    SELECT game, part
    FROM uncounted_game
    WHERE due_at <= now()
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE uncounted_game AS one
SET due_at = now() + make_interval(secs => %(seconds)s)
FROM next
WHERE one.game = next.game AND one.part = next.part
RETURNING one.game, one.part
