-- Update the counter of a passkey; returns no row if it is not what it was before.
UPDATE passkey
SET uses = %(after)s, seen_at = now()
WHERE id = %(id)b AND uses = %(before)s
RETURNING id
