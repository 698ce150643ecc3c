-- Follow somebody, unless the list is full; return whether they are in it now.
WITH added AS (
    INSERT INTO following (owner, other)
    SELECT %(owner)s, %(other)s
    WHERE (SELECT count(*) FROM following WHERE owner = %(owner)s) < %(most)s
    ON CONFLICT DO NOTHING
    RETURNING other
)
SELECT EXISTS (SELECT FROM added)
    OR EXISTS (SELECT FROM following WHERE owner = %(owner)s AND other = %(other)s)
