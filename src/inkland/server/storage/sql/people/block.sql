-- Block somebody, unless the list is full, and follow them no longer; return whether they are
-- blocked now.
WITH unfollowed AS (
    DELETE FROM following WHERE owner = %(owner)s AND other = %(other)s
),
added AS (
    INSERT INTO blocked (owner, other)
    SELECT %(owner)s, %(other)s
    WHERE (SELECT count(*) FROM blocked WHERE owner = %(owner)s) < %(most)s
    ON CONFLICT DO NOTHING
    RETURNING other
)
SELECT EXISTS (SELECT FROM added)
    OR EXISTS (SELECT FROM blocked WHERE owner = %(owner)s AND other = %(other)s)
