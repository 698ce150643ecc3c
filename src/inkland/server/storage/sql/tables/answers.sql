-- Return all stored answers to the commands of a game.
SELECT seat, command, answer
FROM answer
WHERE game = %(game)s
