-- Return whose answer to an act waits.
SELECT account FROM moderation_answer WHERE act = %(act)s AND closed_by IS NULL
