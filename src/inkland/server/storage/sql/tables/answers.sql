-- All answers that commands got in a game.
SELECT seat, command, answer
FROM answer
WHERE game = %(game)s
