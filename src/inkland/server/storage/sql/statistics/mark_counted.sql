-- Mark a game as counted; returns no row if it was before.
DELETE FROM uncounted_game
WHERE game = %(game)s AND part = %(part)s
RETURNING game
