-- Return when each event of a game was stored, in their order.
SELECT at
FROM event
WHERE game = %(game)s
ORDER BY seq
