-- Note that a game was compared, after all others so far, and whose places did not count.
UPDATE compared_game
SET number = 1 + coalesce((SELECT max(number) FROM compared_game), 0),
    family = %(family)s,
    left_out = %(left_out)s::text[]
WHERE game = %(game)s
