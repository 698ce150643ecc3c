-- Return all published dumps, the latest first.
SELECT id, published_at, games, bytes, hash
FROM dump
WHERE published_at IS NOT NULL
ORDER BY published_at DESC
