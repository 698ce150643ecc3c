-- Take some orders that are due, the oldest first; nobody else gets them before the lease ends.
WITH due AS (
    SELECT id
    FROM mail_order
    WHERE due_at <= clock_timestamp()
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE mail_order AS taken
SET due_at = clock_timestamp() + %(lease)s::interval, tries = taken.tries + 1
FROM due
WHERE taken.id = due.id
RETURNING taken.id, taken.kind, taken.account, taken.recipient, taken.language, taken.tries
