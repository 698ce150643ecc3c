-- The par of a deal for so many seats, unless it is known already.
UPDATE par
SET stars = %(stars)s, rating = %(rating)s, bot = %(bot)s
WHERE deal = %(deal)s AND seats = %(seats)s AND stars IS NULL
