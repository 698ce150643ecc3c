-- Return the day whose deal this is.
SELECT day
FROM daily
WHERE deal = %(deal)s
