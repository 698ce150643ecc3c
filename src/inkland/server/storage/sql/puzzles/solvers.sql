-- How many accounts have answered a puzzle, and how many of them solved it.
SELECT count(*), count(*) FILTER (WHERE is_solved) FROM puzzle_answer WHERE puzzle = %(puzzle)s
