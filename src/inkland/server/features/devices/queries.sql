-- holders --
-- Return the accounts of the sessions that have not ended, in the order of the hashes, and whether
-- each is a member. Suspended people keep their place on a device. `seen_at` stays: being listed is
-- no use of a session.
SELECT
    lasting_session.hash,
    account.id,
    account.name,
    account.colour,
    EXISTS (SELECT FROM credential WHERE credential.account = account.id)
FROM lasting_session
JOIN account ON account.id = lasting_session.account
WHERE lasting_session.hash = ANY (%(hashes)b::bytea[])
ORDER BY array_position(%(hashes)b::bytea[], lasting_session.hash)
