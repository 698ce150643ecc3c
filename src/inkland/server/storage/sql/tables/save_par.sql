-- Store the par of a deal for a number of seats, unless it is stored already.
UPDATE par
SET stars = %(stars)s, rating = %(rating)s, bot = %(bot)s
WHERE deal = %(deal)s AND seats = %(seats)s AND stars IS NULL
