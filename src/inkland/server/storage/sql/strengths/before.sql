-- Return what is known of these accounts in one kind of game.
SELECT account, mean, variance, windows
FROM strength
WHERE account = ANY (%(accounts)s::text[]) AND seats = %(seats)s AND family = %(family)s
