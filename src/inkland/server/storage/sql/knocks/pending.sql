-- Return the knocks at a table that wait for an answer, the oldest first.
SELECT id, name
FROM knock
WHERE game = %(game)s
    AND is_welcome IS NULL
    AND knocked_at > now() - make_interval(secs => %(seconds)s)
ORDER BY knocked_at, id
LIMIT greatest(
    %(most)s,
    (SELECT seats FROM game WHERE id = %(game)s)
        - (SELECT count(*) FROM seat WHERE game = %(game)s)
)
