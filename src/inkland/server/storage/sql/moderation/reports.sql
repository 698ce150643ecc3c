-- Return reported words that wait, with the number of people who reported them, oldest first; but
-- those of one account, which shall not judge itself.
SELECT
    min(report.id), report.kind, report.account, report.game, report.words,
    account.name, game.status, count(*), min(report.made_at),
    EXISTS (
        SELECT FROM suspension
        WHERE suspension.account = report.account AND (until IS NULL OR until > now())
    )
FROM report
JOIN account ON account.id = report.account
LEFT JOIN game ON game.id = report.game
WHERE report.closed_by IS NULL AND report.account <> %(but)s
GROUP BY report.kind, report.account, report.game, report.words, account.name, game.status
ORDER BY min(report.made_at), min(report.id)
LIMIT %(limit)s
