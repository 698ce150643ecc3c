-- Keep an answer, unless the account has answered this puzzle before or is erased.
INSERT INTO puzzle_answer (account, puzzle, is_solved)
SELECT id, %(puzzle)s, %(is_solved)s FROM account WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT DO NOTHING
