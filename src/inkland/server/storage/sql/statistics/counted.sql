-- Return the results and analyses of an account's games, except those that are still to be counted.
SELECT DISTINCT result.game, made.part
FROM result
LEFT JOIN analysis ON analysis.game = result.game
CROSS JOIN (VALUES ('result'), ('analysis')) AS made (part)
LEFT JOIN uncounted_game AS one ON one.game = result.game AND one.part = made.part
WHERE result.account = %(account)s
    AND one.game IS NULL
    AND (made.part = 'result' OR analysis.judged IS NOT NULL)
