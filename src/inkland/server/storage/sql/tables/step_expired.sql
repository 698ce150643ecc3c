-- Clear the deadline of the open step, since it has fired.
UPDATE game
SET deadline_at = NULL
WHERE id = %(id)s
