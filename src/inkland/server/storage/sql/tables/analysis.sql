-- What the judge has said of a game; nothing while it is being judged.
SELECT judged
FROM analysis
WHERE game = %(game)s
