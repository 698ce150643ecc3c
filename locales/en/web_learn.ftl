# Learning by playing: the page about it, and the coach beside the first game.
#
# $how is “touch” for a finger, “keys” for mouse and keyboard. $who is the neighbour, a bot.

## The page

web-learn-label = Tutorial
web-learn-lead = You play a first season against a bot, with a coach telling you what to do next. Nine steps, about five minutes, no clock. Nothing can go wrong and nothing counts.
web-learn-list = What you’ll do
web-learn-list-draw = put shapes on your map, turned and flipped as you like
web-learn-list-edicts = find spots where edicts pay stars
web-learn-list-ruins = draw on ruins, and earn coins
web-learn-list-ambush = send monsters to your neighbour, and deal with those sent to you
web-learn-list-score = see how a season is scored
web-learn-start = Start the tutorial
web-learn-starting = One moment: setting up the sheets…
web-learn-again = Start over
web-learn-go-on = Continue the tutorial
web-learn-under-way = You have already started. Continue where you left off.
web-learn-been = You have finished the tutorial. The next map is all yours.
web-learn-open = The tutorial’s cards are always the same and no secret; its result doesn’t count.

## The coach

web-learn-step = Step { $step } of { $of }.
web-learn-show = Show me where
web-learn-skip = Do it for me
web-learn-leave = Leave
web-learn-place =
    { $how ->
        [touch] The card lets you draw a shape. Choose forest or farm, then tap your map where it should go.
       *[keys] The card lets you draw a shape. Choose forest or farm, then click your map, or walk over it with the arrow keys and put the shape down with the space bar.
    }
    .title = Put a shape on the map
web-learn-draw =
    { $how ->
        [touch] It fits. For now it’s a sketch you can still move. Happy with it? Press “{ $button }”.
       *[keys] It fits. For now it’s a sketch you can still move. Happy with it? Press “{ $button }” or the Enter key.
    }
    .title = Draw it
web-learn-turn =
    { $how ->
        [touch] You can turn and flip a shape. Try it: the round arrows turn it, the symbol next to them flips it.
       *[keys] You can turn and flip a shape. Try it with the round arrows and the symbol next to them, or with the R and F keys.
    }
    .title = Turn it
web-learn-edict = Edicts A and B pay stars when spring ends: { $first } for forest on the edge, { $second } for water and farms next to mountains. Look for a spot where A or B shows a plus, then draw.
    .title = Earn stars
web-learn-ruins = A ruins card came first, so this shape must cover a ruins space. The ones within reach are outlined. Draw it there.
    .title = Cover the ruins
web-learn-coin = There are two shapes to choose from: the small one earns a coin, the large one fills more of the map. A coin is worth a star every season. You also get one for a mountain with all four sides filled. Choose, then draw.
    .title = A coin, or more land?
web-learn-ambush = An ambush: the sheets change hands. You draw monsters on { $who }’s map while { $who } draws on yours. Each empty space next to a monster costs a star, so look for a spot with plenty of room around it.
    .title = Monsters for { $who }
web-learn-close = { $who } has left monsters on your map. Each empty space next to them costs you a star every season. Fill those spaces: draw next to the monsters.
    .title = Hem the monsters in
web-learn-score = Spring is over. Go through it line by line: edicts A and B, the coins, the monsters. The map shows where the stars come from.
    .title = Count the stars
web-learn-wait = Drawn and saved. { $who } is still drawing.
web-learn-done = That’s all there is to it.
web-learn-end = Summer scores edicts B and C, fall C and D, winter D and A; most stars wins. Keep playing this game, or start another.
web-learn-on = Keep playing

## What a drawing has brought

web-learn-brought-stars =
    { $count ->
        [one] { $name } pays { $count } star for that.
       *[other] { $name } pays { $count } stars for that.
    }
web-learn-brought-coin = A coin for you.
web-learn-brought-mountain = A mountain is surrounded: that’s a coin.
web-learn-brought-saved =
    { $count ->
        [one] The monsters cost you { $count } star less.
       *[other] The monsters cost you { $count } stars less.
    }
web-learn-brought-them =
    { $count ->
        [one] That costs { $who } { $count } star a season.
       *[other] That costs { $who } { $count } stars a season.
    }
web-learn-brought-nothing = No stars for that in spring, but the map is filling up.
