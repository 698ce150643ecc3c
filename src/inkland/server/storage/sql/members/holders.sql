-- Return the accounts of those of the sessions that are valid, in the order of the hashes, and
-- whether each is a member. `seen_at` stays: who is only listed has not come back.
SELECT
    valid_session.hash,
    account.id,
    account.name,
    account.colour,
    EXISTS (SELECT FROM credential WHERE credential.account = account.id)
FROM valid_session
JOIN account ON account.id = valid_session.account
WHERE valid_session.hash = ANY (%(hashes)b::bytea[])
ORDER BY array_position(%(hashes)b::bytea[], valid_session.hash)
