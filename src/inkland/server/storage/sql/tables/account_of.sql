-- Return the account of the session with this token hash, unless it was unused for a year.
-- `seen_at` is updated only every 5 minutes, to save writes.
WITH seen AS (
    UPDATE session
    SET seen_at = now()
    WHERE hash = %(session)b
        AND seen_at BETWEEN now() - interval '365 days' AND now() - interval '5 minutes'
)
SELECT account.id, account.name, account.colour
FROM session
JOIN account ON account.id = session.account
WHERE session.hash = %(session)b AND session.seen_at > now() - interval '365 days'
