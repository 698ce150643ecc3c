-- Return the computed pars of a deal, fewest seats first.
SELECT seats, stars, rating, bot
FROM par
WHERE deal = %(deal)s AND stars IS NOT NULL
ORDER BY seats
