-- Return what waits for an account, and what was sent to it lately, oldest first.
SELECT kind, way, game, at, sent_at
FROM notice_delivery
WHERE account = %(account)s
ORDER BY at, id
