# Placing a drawing on the map in the browser: the hand, its buttons, and what is said aloud.
#
# A space is named by its label, as in `C4`. Names of players stand in the nominative only.

## What a space shows, as a word within a sentence

web-kind-empty = empty
web-kind-ruins = empty ruins
web-kind-forest = forest
web-kind-village = village
web-kind-farm = farm
web-kind-water = water
web-kind-farm_and_village = farm and village
web-kind-monster = monster
web-kind-dragon = dragon
web-kind-zombie = zombie
web-kind-troll = troll
web-kind-gorgon = gorgon
web-kind-hero = hero
web-kind-mountain = mountain
web-kind-wasteland = wasteland
web-kind-destroyed = destroyed
# $ruins and $mark are “yes” or “no”.
web-space =
    { $label }, { $kind }{ $ruins ->
        [yes] , on ruins
       *[no] {""}
    }{ $mark ->
        [yes] , attack mark
       *[no] {""}
    }

## Buttons

web-hand-dock = Place the drawing
web-hand-turn-left = Turn left
web-hand-turn-right = Turn right
web-hand-flip = Flip
web-hand-up = Move up
web-hand-down = Move down
web-hand-left = Move left
web-hand-right = Move right
web-hand-put-back = Put back
web-hand-undo = Undo
web-hand-spots = Spots
web-hand-spots-label = Spots: show where it fits
web-hand-skills = Skills
web-hand-options = What to draw
web-hand-option =
    { $kind }, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }{ $coin ->
        [yes] , earns a coin
       *[no] {""}
    }
web-hand-nowhere = fits nowhere
web-hand-take-back = Take it back
web-hand-draw = Draw { $kind } here
web-hand-draw-on = Draw on { $name }’s map
web-hand-hero = Draw the hero here
web-hand-destroy = Destroy { $label }
web-hand-destroy-on = Destroy { $label } on { $name }’s map
web-hand-use = Use { $skill }
web-hand-pass = Pass
web-hand-pass-skill = Go on without a skill
web-hand-countdown =
    { $count ->
        [one] Drawn in { $count } second
       *[other] Drawn in { $count } seconds
    }
web-hand-halt = Wait

## What to do next

web-hand-hint-shape = Choose a space for it.
web-hand-hint-hero = Choose a space for the hero.
web-hand-hint-look = Looking where it fits…
web-hand-hint-skill = The skill is chosen.
web-hand-ruins = It must cover one of the outlined ruins.
web-hand-fallback = No shape of this card fits: draw a single space.
web-hand-fallback-ruins = No shape of this card fits on ruins: draw a single space anywhere.
web-hand-answered = Your drawing is in.
web-hand-idle = You have nothing to draw just now.

## The verdict

web-hand-fits = Fits.
web-hand-fits-not = Does not fit.
web-hand-no-change = no change
web-hand-change = { $what } { $change }

## Skills

web-hand-skill-used = You have used your skill of this season.
web-hand-skill-first = First put your drawing on the map; some skills come behind it.
web-hand-skill-not-now = not now
web-hand-skill-in-use = With the skill { $skill }
web-hand-skill-leave = Without it

## The state line

web-hand-saving = Saving…
web-hand-saved = Saved
web-hand-refused = Not accepted: { $reason }
web-hand-kept = Draft kept
web-hand-offline = Offline, your draft is kept
web-hand-offline-saving = Offline, not saved yet: it will be sent when the line is back
web-hand-reconnecting = Reconnecting…

## Typing and listening

web-hand-words = By words
web-hand-type = Type a spot
web-hand-type-help = C4 r2 f: the top left corner at C4, two quarter turns, flipped. 2: in front takes the second option.
web-hand-type-go = Put
web-hand-type-bad = That is no spot. Write, for example, C4 r2 f.
web-hand-type-option = There is no such option that fits.
web-hand-tell-shape = Describe the shape
web-hand-tell-spots = List the spots
web-hand-tell-edicts = Say the edicts
web-hand-tell-change = Say what it changes
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }. { $rows }
web-hand-shape-row = Row { $row }: column { $columns }.
web-hand-shape-marks = Guards { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } spot as it lies: { $spots }.
       *[other] { $count } spots as it lies: { $spots }.
    }
web-hand-list-more = { $count } spots as it lies, the nearest first: { $spots }, and { $more } more.
web-hand-list-none = There is no spot as it lies: turn or flip it.
web-hand-range = { $from } to { $to }
web-hand-said-fits = { $where }, fits. { $changes }.
web-hand-said-not = { $where }, does not fit. { $reason }
web-hand-said-put-back = Put back.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, monsters { $monsters }.
