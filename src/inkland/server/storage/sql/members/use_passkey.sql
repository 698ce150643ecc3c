-- A passkey was used; no row comes back if its number of uses is not what it was.
UPDATE passkey
SET uses = %(after)s, seen_at = now()
WHERE id = %(id)b AND uses = %(before)s
RETURNING id
