-- Return some of those listed on a board, the first first, without people whom the viewer has
-- blocked.
WITH listed AS (
    SELECT rank() OVER (ORDER BY points DESC) AS rank, account, points, windows
    FROM leader
    WHERE board = %(board)s AND begins = %(begins)s AND family = %(family)s AND is_listed
    ORDER BY points DESC, account
    LIMIT %(limit)s
    OFFSET %(offset)s
)
SELECT listed.rank, account.id, account.name, account.colour, listed.points, listed.windows
FROM listed
JOIN account ON account.id = listed.account
WHERE NOT EXISTS (
    SELECT FROM blocked
    WHERE blocked.owner = %(viewer)s::text AND blocked.other = listed.account
)
ORDER BY listed.points DESC, listed.account
