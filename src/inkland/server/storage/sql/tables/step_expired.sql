-- The clock of the open step has fired, for good.
UPDATE game
SET deadline_at = NULL
WHERE id = %(id)s
