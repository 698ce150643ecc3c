# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Puzzle
web-puzzle-today = Puzzle of the day
web-puzzle-about = One drawing leads to clearly more stars than any other. Which?
web-puzzle-map = The position
web-puzzle-solved = Solved! No drawing is better.
web-puzzle-missed = Not the best: { $stars } fewer stars by the end of the year
web-puzzle-yours = yours
web-puzzle-best = best
web-puzzle-drawing = Drawing
web-puzzle-at-once = Stars right away
web-puzzle-expected = Expected stars by the end of the year
web-puzzle-rest = Stars right away aren’t the whole story: the rest lies in what the sheet can still earn by the end of the year.
web-puzzle-again = Again
web-puzzle-next = Next puzzle
web-puzzle-when = { $season }, time { $time } of { $of }
web-puzzle-people = { $solved } of { $answered } people found it the first time.
web-puzzle-bots = { $solved } of { $bots } bots find it.
