# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Puzzle
web-puzzle-today = Puzzle of the day
web-puzzle-about = One drawing leads to clearly more stars than all others. Which?
web-puzzle-map = The position
web-puzzle-solved = Solved! No drawing is better.
web-puzzle-missed = Not the best: { $stars } stars fewer at the end of the year
web-puzzle-yours = yours
web-puzzle-best = best
web-puzzle-drawing = Drawing
web-puzzle-at-once = Stars at once
web-puzzle-expected = Stars expected at the end of the year
web-puzzle-rest = Stars at once are not the whole difference: the rest lies in what the sheet promises until the end of the year.
web-puzzle-again = Again
web-puzzle-next = Next puzzle
web-puzzle-when = { $season }, { $time } of { $of } time
web-puzzle-people = { $solved } of { $answered } people found it at once.
web-puzzle-bots = { $solved } of { $bots } bots find it.
