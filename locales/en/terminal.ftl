# What the game at one keyboard says. A screen has 80 columns and 24 lines, so every line is short:
# beside the map there are 41 columns. A seat is named in the nominative only: `Seat 2`.

## Seats and time

play-you = You
play-seat = Seat { $seat }
play-seat-bot = Seat { $seat } ({ $bot })
play-season = { $season } { $time }/{ $limit }, turn { $turn }
play-time = time { $time }

## Beside and below the map

play-coin-shape = +1 coin
play-ruins-demand = It must cover an empty ruins space (r)!
play-fallback = No shape of this card fits: draw one single space anywhere.
play-edicts = Edicts (* scored this season)
play-season-now = { $season }, if it ended now
play-total = Total of past seasons
play-revealed = Revealed: { $cards }
play-fits = { $label }: { $terrain }, { $spaces }. Enter draws it.
play-jump = { $label }_ Now type a column, 1 to 11.
play-keys = arrows move · b4 jump · r rotate · m mirror · s shape · t terrain · n next spot · l all spots · u undo · v other sheets · p log · ? help · q quit · Enter draw
play-fits-hero = { $label }: the hero guards { $marks }. Enter draws it.
play-fits-target = { $label }: { $what } will be destroyed. Enter destroys it.
play-fits-duck = Monsters will come to { $spaces }. Enter uses the skill; N: another spot.
play-enter-passes = { $skills }: use it. Enter: pass.
play-enter-uses = Enter uses { $skill }.
play-keys-hero = arrows move · b4 jump · r rotate · m mirror · n next space · l all spaces · u undo · v other sheets · p log · ? help · q quit · Enter draw
play-keys-choice = arrows, b4, n choose · l show all · u undo · v other sheets · p log · ? help · q quit · Enter confirm
play-keys-ready = u undo · v other sheets · p log · ? help · q quit · Enter continue

## Skills: the key, then name and cost of each

play-skills = Skills (x):
play-skills-used = Skills: you have used one this season.
play-leave-skill = Esc: without it

## Remarks

play-one-shape = This card has only one shape.
play-one-terrain = This card has only one terrain.
play-no-spot = There is no spot for this shape as it lies: rotate, mirror or change it.
play-no-choice = Nothing can be chosen there.
play-no-skills = This game is played without skills.
play-no-skill-now = No skill can be used here and now.
play-nothing-to-undo = Nothing to take back: a drawing is final once everyone has drawn.
play-unknown-key = This key does nothing here; ? explains the keys.
play-alone = There is no other sheet: you are playing solo.
# The letter that means yes, in lower case.
play-yes = y
play-quit = Stop this game? { $key } = yes, any other key = no
play-too-small = Inkland needs 80 columns and 24 lines.

## What happens; the name of the seat and a colon stand before it

play-drawn = { $terrain } { $spaces }
play-drawn-by = { $terrain } { $spaces } (drawn by: { $by })
play-coins-shape =
    { $count ->
        [one] { $count } coin for the shape
       *[other] { $count } coins for the shape
    }
play-coins-mountain =
    { $count ->
        [one] { $count } coin for a surrounded mountain
       *[other] { $count } coins for surrounded mountains
    }
play-vanished = the monsters found no spot and vanished
play-coins-dragon =
    { $count ->
        [one] { $count } coin for the dragon
       *[other] { $count } coins for the dragon
    }
play-hero = hero { $space }, guards { $marks }
play-destroyed = destroyed: { $spaces }
play-spread = zombies spread to { $spaces }
play-skill = skill { $skill } ({ $cost })

## Ambush

play-ambush = Ambush: { $card }!
play-ambush-walk = Ambush: { $card }! The monsters look for a spot: { $corner }, { $direction }.
play-ambush-title = AMBUSH! You draw on the sheet of: { $who }
play-ambush-task = NOT your sheet! Its owner: { $who }
play-gorgon-title = GORGON! You destroy a space of: { $who }
play-before-ambush = Before the monsters come, you may use a skill.
play-own-sheet = Your own sheet: { $who }

## Between drawings

play-go-on = Enter: continue
play-pass = Pass the keyboard to: { $who }
play-ready = { $who }, are you ready? Enter: show my sheet
play-take-back = U: { $who } takes the drawing back and draws again.
play-sheet = Sheet of: { $who }
play-view-keys = V: next sheet   Enter: back
play-journal = What has happened, the latest first
play-no-past = Nothing has happened yet.

## Scores

play-season-over = { $season } is over
play-over = The game is over
play-ending-keys = Enter: leave the game   V: look at the sheets
play-tie = If stars are tied, the player who lost fewer stars to monsters ranks higher.
play-rating = Rating { $rating }: your stars ({ $stars }) minus the solo numbers of the four edicts ({ $par }).
play-seed = Seed: { $seed } (the option --seed deals the same cards again).
play-left = The game was left unfinished.
play-input-ended = End of input: the game stops here.

## Help

play-help = Help
play-arrows = Arrows
play-help-move = move the shape
play-help-jump = a space: put the top left corner of the shape there
play-help-rotate = rotate the shape by a quarter turn
play-help-mirror = mirror the shape
play-help-shape = take the next shape of the card
play-help-terrain = take the next terrain of the card
play-help-next = go to the next spot where the shape fits as it lies
play-help-spots = mark all such spots with + (the corner of the shape)
play-help-skill = use a skill; again: the next one, in the end none. Esc leaves it
play-help-draw = draw the shape; the stars it brings are shown beforehand
play-help-undo = take a drawing back, while others are still drawing
play-help-view = look at the other sheets
play-help-past = read the log
play-help-quit = stop the game
play-help-marks = [F] is a shape that fits, (F) one that does not, !^! what is in its way. Small letters are drawn on ruins.
play-help-heroes = { $aim } is a space the hero would guard, { $guarded } one that is guarded: monsters drawn there are destroyed at once. Destroyed spaces (*, on ruins %) are filled, but without terrain.
play-help-skills = One skill a season, paid with coins. One that changes the drawing is chosen first; one that adds to it fixes your drawing as <F>, and then you place the rest. Enter draws all of it.
play-help-score = Each season scores two edicts, one star for each coin, and minus one for each empty space adjacent to a monster.

## The judge

analyse-judge = Analysed by { $judge }. Expected stars, and what became of them:
analyse-no-luck = Analysed by { $judge }, which doesn’t look ahead and shows only what was lost by play. To see what was luck, install the thinking bots: pip install 'inkland[fast]'
analyse-seat = Seat { $seat }: { $stars }
analyse-expected = expected after the first card
analyse-cards = luck of the cards
analyse-ambushes = luck with ambushes
analyse-lost = lost by play
analyse-given = left to neighbours by ambush drawings
analyse-worst = The costliest moves:
analyse-none = No move lost anything significant.
analyse-turn = { $season }, turn { $turn }, { $card }: lost { $stars }
analyse-powers = { $season }, after the scoring: lost { $stars }
analyse-neighbour = { $season }, turn { $turn }, { $card }: the neighbour kept { $stars }
analyse-played = played { $drawing }
analyse-better = better { $drawing }
analyse-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Puzzles

puzzle-question = Puzzle { $puzzle }. What would you draw? One drawing leads to the most stars at the end of the year.
puzzle-type = Type a drawing, such as { $example }:
puzzle-solved = Solved! No drawing is better.
puzzle-missed = Not the best: { $stars } fewer stars by the end of the year.
puzzle-yours = yours
puzzle-best = best
puzzle-at-once = stars right away
puzzle-expected = expected at the end of the year
puzzle-rest = Stars right away aren’t the whole story: the rest lies in what the sheet can still earn by the end of the year.
