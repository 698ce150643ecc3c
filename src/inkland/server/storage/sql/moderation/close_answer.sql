-- Close an answer; returns no row if it was closed before.
UPDATE moderation_answer
SET closed_by = %(act)s
WHERE act = %(answer)s AND closed_by IS NULL
RETURNING act
