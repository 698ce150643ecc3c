-- Store the summary of a game, unless the game has gone on meanwhile.
UPDATE game
SET summary_number = number,
    summary = %(summary)s,
    maps = %(maps)s::text[]
WHERE id = %(game)s AND number = %(number)s
