-- Return those of the hashes that belong to valid sessions.
SELECT hash
FROM valid_session
WHERE hash = ANY (%(hashes)b::bytea[])
