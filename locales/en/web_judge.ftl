# The judge of a finished game: what each move lost, and what was luck.
#
# A figure always has one digit behind the point, so that one form of "stars" is enough.

web-judge-heading = Skill or luck?
web-judge-about = A bot replays the game knowing only what each player knew. It tells what every move lost and what it would have drawn; a thinking bot also tells how much was luck.
web-judge-ask = Analyse this game
web-judge-coming = Analysing every move. This can take a minute…
web-judge-done = The analysis is ready. Marks above the slider show where stars were lost; next to the map you see what would have been better.
web-judge-how = Expected stars, luck and losses add up to the final stars. Luck is how far the judge’s forecast moved between two drawings.
web-judge-no-luck = This judge doesn’t look ahead: it rates the map after each drawing, so it tells only what the moves lost. A server with the thinking bots can also tell what was luck.
web-judge-expected = Expected after the first card
web-judge-cards = Luck with cards
web-judge-ambushes = Luck with ambushes
web-judge-play = Lost by play
web-judge-given = Stars left to neighbours when drawing monsters
web-judge-move = The judge on this move
web-judge-no-move = There was no choice here.
web-judge-best = Nothing better was found.
web-judge-lost = Lost { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } stars.
web-judge-kept = Left { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } stars to the neighbour.
web-judge-better = Better drawings, on the map
web-judge-others = Other drawings, on the map
web-judge-shown = before the move, with the judge’s drawing
web-judge-then-cards = Brought by the cards before the next move: { $stars }
web-judge-then-ambushes = Brought by ambushes before the next move: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Hero { $space }, guards { $marks }
web-judge-skill = skill “{ $skill }”
web-judge-pass = do nothing
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Destroyed: { $spaces }.
