# The judge of a finished game: what each move lost, and what was luck.
#
# A figure always has one digit behind the point, so that one form of "stars" is enough.

web-judge-heading = Play or luck?
web-judge-about = A bot goes through the game with each player’s own eyes: it knows no card that they could not know. It says what every move lost and what it would have drawn; a thinking bot also says how much was luck.
web-judge-ask = Judge this game
web-judge-coming = The judge is going through every move. That can take a minute…
web-judge-done = The game is judged. Marks above the slider show where stars were lost; beside the map stands what would have been better.
web-judge-how = Expected stars, luck and losses add up to the stars in the end. Luck is how the judge’s expectation changed between two moves.
web-judge-no-luck = This judge does not look ahead: it weighs the map as it stands after each drawing, and so tells only what the moves lost. What was luck is told by a server with the thinking bots.
web-judge-expected = Expected after the first card
web-judge-cards = Luck of the cards
web-judge-ambushes = Luck with ambushes
web-judge-play = Lost by play
web-judge-given = Left to neighbours when drawing monsters
web-judge-move = The judge on this move
web-judge-no-move = There was nothing to decide here.
web-judge-best = Nothing better was found.
web-judge-lost = Lost { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } stars.
web-judge-kept = Left { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } stars to the neighbour.
web-judge-better = Better drawings, on the map
web-judge-others = Other drawings, on the map
web-judge-shown = before the move, with what the judge would draw
web-judge-then-cards = What the cards brought until the next move: { $stars }
web-judge-then-ambushes = What came with ambushes until the next move: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Hero { $space }, guards { $marks }
web-judge-skill = skill “{ $skill }”
web-judge-pass = do nothing
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Destroyed: { $spaces }.
