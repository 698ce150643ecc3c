-- Delete the request for an analysis that failed, so that it can be requested again.
DELETE FROM analysis
WHERE game = %(game)s AND judged IS NULL
