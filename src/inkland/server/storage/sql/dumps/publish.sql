-- Note that a dump is published; nothing if it was, or if one of these games may not be used any more.
UPDATE dump
SET published_at = %(published_at)s, games = %(games)s, bytes = %(bytes)s, hash = %(hash)s
WHERE id = %(id)s
    AND published_at IS NULL
    AND NOT EXISTS (
        SELECT
        FROM unnest(%(used)s::text[]) AS used (game)
        LEFT JOIN reusable_game ON reusable_game.id = used.game
        WHERE reusable_game.id IS NULL
    )
RETURNING id
