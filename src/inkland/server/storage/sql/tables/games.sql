-- Return the started games of these tables, each in one row: the number of its last entry, whether
-- its table was closed, its entries after number `since` by the fields of Entry, and all stored
-- answers to its commands by those of KeptAnswer. One statement sees one snapshot.
SELECT game.id, game.number, game.status = 'closed', entries.*, answers.*
FROM game
CROSS JOIN LATERAL (
    SELECT
        array_agg(event.body ORDER BY event.seq),
        array_agg(event.hash ORDER BY event.seq),
        array_agg(event.is_secret ORDER BY event.seq),
        array_agg(event.seat ORDER BY event.seq),
        array_agg(event.step ORDER BY event.seq),
        array_agg(event.revision ORDER BY event.seq),
        array_agg(event.state_hash ORDER BY event.seq)
    FROM whole_event AS event
    WHERE event.game = game.id AND event.seq > %(since)s
) AS entries
CROSS JOIN LATERAL (
    SELECT array_agg(seat), array_agg(command), array_agg(answer)
    FROM answer
    WHERE answer.game = game.id
) AS answers
WHERE game.id = ANY (%(games)s::text[]) AND game.number IS NOT NULL
