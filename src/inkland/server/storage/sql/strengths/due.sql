-- Return the first day after the last closed one that has a deal, if it is before the given day.
SELECT day, deal
FROM daily
WHERE day < %(before)s
    AND day > coalesce((SELECT max(day) FROM strength_window), '-infinity'::date)
ORDER BY day
LIMIT 1
