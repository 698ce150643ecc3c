-- Return the accounts of the sessions with these token hashes, as far as they are valid.
-- `seen_at` is updated only every 5 minutes, to save writes.
WITH seen AS (
    UPDATE session
    SET seen_at = now()
    FROM valid_session
    WHERE session.hash = ANY (%(sessions)b::bytea[])
        AND valid_session.hash = session.hash
        AND session.seen_at < now() - interval '5 minutes'
)
SELECT valid_session.hash, account.id, account.name, account.colour,
    EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
FROM valid_session
JOIN account ON account.id = valid_session.account
WHERE valid_session.hash = ANY (%(sessions)b::bytea[])
