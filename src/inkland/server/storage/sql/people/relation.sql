-- Return since when an account follows another one and has blocked it.
SELECT
    (SELECT since FROM following WHERE owner = %(owner)s AND other = %(other)s),
    (SELECT since FROM blocked WHERE owner = %(owner)s AND other = %(other)s)
