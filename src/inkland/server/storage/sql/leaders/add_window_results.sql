-- Store how the players of a window did.
INSERT INTO window_result (account, number, matchpoints, others)
SELECT made.account, %(number)s, made.matchpoints, %(others)s
FROM unnest(%(accounts)s::text[], %(matchpoints)s::integer[]) AS made (account, matchpoints)
