-- Return the table that has welcomed a knock, else null; no row if it has expired.
SELECT CASE WHEN is_welcome THEN game END
FROM knock
WHERE id = %(id)s AND knocked_at > now() - make_interval(secs => %(seconds)s)
