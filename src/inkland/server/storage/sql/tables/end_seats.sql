-- Let the seats of a game know that it has just ended.
UPDATE seat
SET ended_at = now()
WHERE game = %(game)s
