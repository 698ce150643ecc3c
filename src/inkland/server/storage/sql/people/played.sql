-- Return people with whom an account has begun a game lately, the latest first. OFFSET 0 keeps the
-- planner from reading all seats: they are looked up game by game.
WITH games AS (
    SELECT game, began_at
    FROM played
    WHERE account = %(owner)s
    ORDER BY began_at DESC
    LIMIT %(games)s
),
people AS (
    SELECT neighbour.account, max(games.began_at) AS since
    FROM games
    CROSS JOIN LATERAL (
        SELECT account
        FROM seat
        WHERE seat.game = games.game AND seat.account <> %(owner)s
        OFFSET 0
    ) AS neighbour
    GROUP BY neighbour.account
)
SELECT
    account.id, account.name, account.colour, people.since,
    EXISTS (SELECT FROM following WHERE owner = %(owner)s AND other = account.id),
    false
FROM people
JOIN account ON account.id = people.account
WHERE account.erased_at IS NULL
    AND NOT EXISTS (SELECT FROM blocked WHERE owner = %(owner)s AND other = account.id)
    AND (
        %(since)s::timestamptz IS NULL
        OR (people.since, public_id(account.id)) < (%(since)s::timestamptz, %(player)s::text)
    )
ORDER BY people.since DESC, public_id(account.id) DESC
LIMIT %(limit)s
