-- Lock an account, so that the next statement sees what others were just changing.
SELECT id FROM account WHERE id = %(id)s FOR UPDATE
