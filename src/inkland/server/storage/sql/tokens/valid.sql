-- Return those of the hashes that belong to tokens. They belong to live connections, so the tokens
-- are in use.
WITH seen AS (
    UPDATE access_token
    SET seen_at = now()
    WHERE hash = ANY (%(hashes)b::bytea[])
        AND seen_at < now() - interval '5 minutes'
)
SELECT hash
FROM valid_token
WHERE hash = ANY (%(hashes)b::bytea[])
