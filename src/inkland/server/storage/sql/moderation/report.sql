-- Store a report, if this account has not reported the same before, and delete old ones that were
-- closed; returns no row if it is not new.
WITH due AS (
    SELECT id
    FROM report
    WHERE closed_by IS NOT NULL AND made_at <= now() - make_interval(days => %(kept_days)s)
    ORDER BY id
    LIMIT 100
    FOR UPDATE SKIP LOCKED
),
old AS (
    DELETE FROM report WHERE id IN (SELECT id FROM due)
)
INSERT INTO report (reporter, kind, account, game, words)
SELECT %(reporter)s, %(kind)s, id, %(game)s::text, %(words)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
ON CONFLICT DO NOTHING
RETURNING id
