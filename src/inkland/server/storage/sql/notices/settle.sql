-- Store what has become of claimed deliveries. One that is not to be sent leaves no trace; one that
-- is due again keeps its attempts, unless it was only postponed.
WITH told AS (
    SELECT *
    FROM unnest(
        %(ids)s::bigint[], %(outcomes)s::text[], %(again_at)s::timestamptz[],
        %(postponed)s::boolean[]
    ) AS told (id, outcome, again_at, postponed)
),
dropped AS (
    DELETE FROM notice_delivery
    WHERE id IN (SELECT id FROM told WHERE outcome = 'dropped')
)
UPDATE notice_delivery
SET sent_at = CASE WHEN told.outcome = 'sent' THEN now() END,
    due_at = coalesce(told.again_at, notice_delivery.due_at),
    attempts = notice_delivery.attempts - CASE WHEN told.postponed THEN 1 ELSE 0 END
FROM told
WHERE notice_delivery.id = told.id AND told.outcome <> 'dropped' AND notice_delivery.sent_at IS NULL
