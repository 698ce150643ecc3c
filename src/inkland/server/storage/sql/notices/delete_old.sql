-- Delete deliveries that were sent long ago, and what nobody has taken for long after it was due.
WITH lost AS (
    DELETE FROM notice_outbox WHERE due_at < now() - make_interval(days => %(lost_days)s::integer)
),
unsent AS (
    DELETE FROM notice_delivery
    WHERE sent_at IS NULL AND due_at < now() - make_interval(days => %(lost_days)s::integer)
)
DELETE FROM notice_delivery
WHERE sent_at < now() - make_interval(days => %(sent_days)s::integer)
