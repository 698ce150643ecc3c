-- The answers of an account, the first one first.
SELECT puzzle, is_solved, answered_at FROM puzzle_answer WHERE account = %(account)s
ORDER BY answered_at, puzzle
