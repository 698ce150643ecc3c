-- Cancel a contest that has not ended: it ends now, and no table begins. Returns no row otherwise.
UPDATE contest
SET cancelled_at = now(), ends_at = now()
WHERE id = %(contest)s AND ends_at > now()
RETURNING id
