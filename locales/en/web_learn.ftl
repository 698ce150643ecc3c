# Learning by playing: the page about it, and the coach beside the first game.
#
# $how is “touch” for a finger, “keys” for mouse and keyboard. $who is the neighbour, a bot.

## The page

web-learn-label = Tutorial
web-learn-lead = You play a first season against a bot, with somebody at your side who says what to do next. Nine steps, about five minutes, no clock; nothing can go wrong, and nothing counts.
web-learn-list = What you will do
web-learn-list-draw = put shapes on your map, turned and flipped as you like
web-learn-list-edicts = find spots for which the edicts pay stars
web-learn-list-ruins = draw on ruins, and earn coins
web-learn-list-ambush = send monsters to your neighbour, and meet those that come to you
web-learn-list-score = see how a season is scored
web-learn-start = Start the tutorial
web-learn-starting = One moment: the sheets are being laid out…
web-learn-again = Start over
web-learn-go-on = Go on with the tutorial
web-learn-under-way = You have begun already. It waits where you left it.
web-learn-been = You have been through it. The next map is all your own.
web-learn-open = The cards of the tutorial are always the same and no secret; its result counts nowhere.

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
        [touch] It fits. So far it is a sketch that you can move. Happy with it? Press “{ $button }”.
       *[keys] It fits. So far it is a sketch that you can move. Happy with it? Press “{ $button }” or the Enter key.
    }
    .title = Draw it
web-learn-turn =
    { $how ->
        [touch] A shape may be turned and flipped. Try it: the round arrows turn it, the sign beside them flips it.
       *[keys] A shape may be turned and flipped. Try it with the round arrows and the sign beside them, or with the keys R and F.
    }
    .title = Turn it round
web-learn-edict = Edicts A and B pay stars when spring ends: { $first } for forest on the edge, { $second } for water and farms beside mountains. Look for a spot where A or B shows a plus, then draw.
    .title = Earn stars
web-learn-ruins = A ruins card came first. So this shape must cover a ruins space: those within reach are outlined. Draw it there.
    .title = Cover the ruins
web-learn-coin = Two shapes to choose from: the small one earns a coin, the large one fills more of the map. A coin is worth a star in every season. A mountain with all four sides filled gives one, too. Choose, then draw.
    .title = A coin, or more land?
web-learn-ambush = An ambush: the sheets change hands. You draw monsters on { $who }’s map while { $who } draws on yours. Each empty space beside a monster costs a star, so look for a spot with much room around it.
    .title = Monsters for { $who }
web-learn-close = { $who } has left monsters on your map. Each empty space beside them costs you a star, in every season. Fill such spaces: draw next to the monsters.
    .title = Close the monsters in
web-learn-score = Spring is over. Go through it line by line: edicts A and B, the coins, the monsters. The map shows where the stars come from.
    .title = Count the stars
web-learn-wait = Drawn and saved. { $who } is still drawing.
web-learn-done = That is all there is to it.
web-learn-end = Summer pays for edicts B and C, fall for C and D, winter for D and A; most stars win. Play this game on, or begin another.
web-learn-on = Play on

## What a drawing has brought

web-learn-brought-stars =
    { $count ->
        [one] { $name } pays { $count } star for that.
       *[other] { $name } pays { $count } stars for that.
    }
web-learn-brought-coin = A coin for you.
web-learn-brought-mountain = A mountain is closed in: that is a coin.
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
web-learn-brought-nothing = No star for that in spring, but the map fills up.
