-- Replace the occupants of a table's seats.
WITH gone AS (
    DELETE FROM seat
    WHERE game = %(game)s AND seat <> ALL (%(seats)s::smallint[])
)
INSERT INTO seat (game, seat, name, colour, account, bot, nonce, land, crest)
SELECT %(game)s, sitting.*
FROM unnest(
    %(seats)s::smallint[], %(names)s::text[], %(colours)s::text[],
    %(accounts)s::text[], %(bots)s::text[], %(nonces)s::text[],
    %(lands)s::text[], %(crests)s::text[]
) AS sitting
ON CONFLICT (game, seat) DO UPDATE
SET name = excluded.name,
    colour = excluded.colour,
    account = excluded.account,
    bot = excluded.bot,
    nonce = excluded.nonce,
    land = excluded.land,
    crest = excluded.crest
