-- Return the entries of a game after number `since`, in the order of the fields of Entry.
SELECT
    coalesce(event.body, secret_event.body), event.hash, event.body IS NULL,
    event.seat, event.step, event.revision, event.state_hash
FROM event
LEFT JOIN secret_event USING (game, seq)
WHERE event.game = %(game)s AND event.seq > %(since)s
ORDER BY event.seq
