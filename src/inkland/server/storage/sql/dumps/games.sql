-- Return the games of a dump that may still be used, with the month of their end and their seats.
SELECT
    dumped_game.game,
    to_char(reusable_game.finished_at AT TIME ZONE 'UTC', 'YYYY-MM'),
    result.account,
    bot_account.account IS NOT NULL,
    result.bot,
    result.stand_in_drawings
FROM dumped_game
JOIN reusable_game ON reusable_game.id = dumped_game.game
JOIN result ON result.game = dumped_game.game
LEFT JOIN bot_account ON bot_account.account = result.account
WHERE dumped_game.dump = %(dump)s
ORDER BY dumped_game.game, result.seat
