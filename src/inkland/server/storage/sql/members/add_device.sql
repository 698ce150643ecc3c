-- Add a known device of an account; beyond the limit the longest unused ones are deleted.
WITH gone AS (
    DELETE FROM device
    WHERE hash IN (
        SELECT hash
        FROM device
        WHERE account = %(account)s
        ORDER BY seen_at DESC, hash
        OFFSET %(most)s - 1
    )
)
INSERT INTO device (hash, account)
SELECT %(device)b, id
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT DO NOTHING
