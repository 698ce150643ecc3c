-- The judge could not speak: whoever likes may ask again.
DELETE FROM analysis
WHERE game = %(game)s AND judged IS NULL
