-- Those of the sessions that are still good.
SELECT hash
FROM session
WHERE hash = ANY (%(hashes)b::bytea[]) AND seen_at > now() - %(lasts)s::interval
