-- Whose session has a token with this hash? Every few minutes it is noted that it is in use; one
-- that was not for a year is no longer good.
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
