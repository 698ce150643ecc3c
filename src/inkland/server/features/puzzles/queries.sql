-- answers_of --
-- The answers of an account, the first one first.
SELECT puzzle, is_solved, answered_at FROM puzzle_answer WHERE account = %(account)s
ORDER BY answered_at, puzzle

-- keep_first --
-- Keep an answer, unless the account has answered this puzzle before or is erased.
INSERT INTO puzzle_answer (account, puzzle, is_solved)
SELECT id, %(puzzle)s, %(is_solved)s FROM account WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT DO NOTHING

-- solvers --
-- How many accounts have answered a puzzle, and how many of them solved it.
SELECT count(*), count(*) FILTER (WHERE is_solved) FROM puzzle_answer WHERE puzzle = %(puzzle)s
