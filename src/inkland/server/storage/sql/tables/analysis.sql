-- Return the analysis of a game; its text is null until it is finished.
SELECT judged
FROM analysis
WHERE game = %(game)s
