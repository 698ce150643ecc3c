-- Store the finished analysis.
UPDATE analysis
SET judged = %(judged)s
WHERE game = %(game)s
