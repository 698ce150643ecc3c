-- Store the summary of a game, unless the game has gone on meanwhile.
UPDATE game
SET summary_number = %(summary_number)s,
    season = %(season)s,
    time_used = %(time_used)s,
    cards = %(cards)s::text[],
    asked = %(asked_seats)s::smallint[],
    answered = %(answered)s::smallint[],
    maps = %(maps)s::text[]
WHERE id = %(game)s AND number = %(summary_number)s
