-- Return the dump that was begun and not published.
SELECT id FROM dump WHERE published_at IS NULL ORDER BY begun_at LIMIT 1
