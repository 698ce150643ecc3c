-- Return those of the hashes that belong to valid sessions.
SELECT hash
FROM session
WHERE hash = ANY (%(hashes)b::bytea[]) AND seen_at > now() - %(lasts)s::interval
