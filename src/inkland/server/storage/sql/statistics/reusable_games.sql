-- Return games that may be used without names, the latest first.
SELECT id FROM reusable_game ORDER BY finished_at DESC, id LIMIT %(limit)s
