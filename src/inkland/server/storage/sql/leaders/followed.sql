-- Return an account and all listed people whom it follows, ranked among each other; they are 501 at
-- most. Who was blocked before is not seen.
SELECT
    rank() OVER (ORDER BY leader.points DESC),
    account.id, account.name, account.colour, leader.points, leader.windows
FROM (
    SELECT other FROM following WHERE owner = %(account)s
    EXCEPT
    SELECT other FROM blocked WHERE owner = %(account)s
    UNION ALL
    SELECT %(account)s
) AS chosen (account)
JOIN leader
    ON leader.account = chosen.account
    AND leader.board = %(board)s
    AND leader.begins = %(begins)s
    AND leader.family = %(family)s
    AND (leader.is_listed OR leader.account = %(account)s)
JOIN account ON account.id = chosen.account
ORDER BY leader.points DESC, leader.account
