-- Return one of the strongest accounts of each family that was not checked with its last window.
WITH top AS (
    SELECT
        account, family, mean, variance, last_window,
        row_number() OVER (PARTITION BY family ORDER BY mean DESC, account) AS place
    FROM strength
    WHERE seats = 1 AND variance <= %(max_deviation)s ^ 2
)
SELECT top.account, top.family, mean, variance, top.last_window
FROM top
LEFT JOIN flag_check ON flag_check.account = top.account AND flag_check.family = top.family
WHERE place <= %(top)s AND coalesce(flag_check.last_window, 0) < top.last_window
ORDER BY top.family, place
LIMIT 1
