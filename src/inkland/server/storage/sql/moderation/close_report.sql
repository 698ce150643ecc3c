-- Close a report, with all others of the same words; returns no row if it was closed before.
UPDATE report
SET closed_by = %(act)s
FROM report AS chosen
WHERE chosen.id = %(report)s
    AND chosen.closed_by IS NULL
    AND report.closed_by IS NULL
    AND report.account = chosen.account
    AND report.kind = chosen.kind
    AND report.words = chosen.words
    AND report.game IS NOT DISTINCT FROM chosen.game
RETURNING report.id
