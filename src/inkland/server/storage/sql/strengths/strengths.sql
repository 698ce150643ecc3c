-- Return the strengths of an account.
SELECT strength.seats, strength.family, mean, variance, change, windows,
    coalesce(day, (ends_at AT TIME ZONE 'UTC')::date)
FROM strength
JOIN strength_window ON number = last_window
WHERE account = %(account)s
ORDER BY strength.seats, strength.family
