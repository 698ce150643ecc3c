-- Return the deal of a day.
SELECT deal
FROM daily
WHERE day = %(day)s
