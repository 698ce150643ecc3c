-- Do not compare a game.
DELETE FROM compared_game WHERE game = %(game)s
