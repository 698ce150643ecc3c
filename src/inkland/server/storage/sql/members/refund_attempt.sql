-- Take back the last counted attempt.
UPDATE tries
SET made_at = trim_array(made_at, 1)
WHERE key = %(key)s AND cardinality(made_at) > 0
