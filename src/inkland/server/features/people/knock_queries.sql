-- answer --
-- Answer a knock that waits at a table.
UPDATE knock
SET is_welcome = %(is_welcome)s
WHERE id = %(id)s
    AND game = %(game)s
    AND is_welcome IS NULL
    AND knocked_at > now() - make_interval(secs => %(seconds)s)

-- knock --
-- Store a knock, and return the open table with this code if it is public. A knock that reaches no
-- table is stored, too: whoever guesses codes causes the same work for each of them. Old knocks are
-- deleted on the way, except those that another process is just deleting.
WITH due AS (
    SELECT id
    FROM knock
    WHERE knocked_at <= now() - make_interval(secs => %(seconds)s)
    ORDER BY knocked_at
    LIMIT 100
    FOR UPDATE SKIP LOCKED
),
old AS (
    DELETE FROM knock WHERE id IN (SELECT id FROM due)
),
found AS (
    SELECT id, public, has_knocks, host, seats
    FROM game
    WHERE code = %(code)s::integer AND status = 'open'
),
stored AS (
    INSERT INTO knock (id, game, name)
    SELECT
        %(id)s,
        (
            SELECT id
            FROM found
            WHERE NOT public AND has_knocks AND (
                SELECT count(*)
                FROM knock
                WHERE game = found.id
                    AND is_welcome IS NULL
                    AND knocked_at > now() - make_interval(secs => %(seconds)s)
            ) < greatest(
                %(most)s, found.seats - (SELECT count(*) FROM seat WHERE game = found.id)
            ) AND NOT EXISTS (
                SELECT FROM blocked WHERE owner = found.host AND other = %(account)s::text
            )
        ),
        %(name)s
)
SELECT (SELECT id FROM found WHERE public)

-- pending --
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

-- reply --
-- Return the table that has welcomed a knock, else null; no row if it has expired.
SELECT CASE WHEN is_welcome THEN game END
FROM knock
WHERE id = %(id)s AND knocked_at > now() - make_interval(secs => %(seconds)s)
