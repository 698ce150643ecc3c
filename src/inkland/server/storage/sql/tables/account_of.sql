-- Return the account of the session with this token hash, if it is valid.
-- `seen_at` is updated only every 5 minutes, to save writes.
WITH seen AS (
    UPDATE session
    SET seen_at = now()
    FROM valid_session
    WHERE session.hash = %(session)b
        AND valid_session.hash = %(session)b
        AND session.seen_at < now() - interval '5 minutes'
)
SELECT account.id, account.name, account.colour
FROM valid_session
JOIN account ON account.id = valid_session.account
WHERE valid_session.hash = %(session)b
