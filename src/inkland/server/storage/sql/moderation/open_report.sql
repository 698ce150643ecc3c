-- Return what a report that waits is about.
SELECT kind, account, game, words FROM report WHERE id = %(report)s AND closed_by IS NULL
