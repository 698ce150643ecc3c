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
web-hand-take-back = Take back
web-hand-draw = Draw { $kind } here
web-hand-draw-on = Draw on { $name }’s map
web-hand-hero = Draw the hero here
web-hand-destroy = Destroy { $label }
web-hand-destroy-on = Destroy { $label } on { $name }’s map
web-hand-use = Use { $skill }
web-hand-pass = Pass
web-hand-pass-skill = Continue without a skill
web-hand-countdown =
    { $count ->
        [one] Drawing in { $count } second
       *[other] Drawing in { $count } seconds
    }
web-hand-halt = Wait

## What to do next

web-hand-hint-shape = Choose a space for it.
web-hand-hint-hero = Choose a space for the hero.
web-hand-hint-look = Checking where it fits…
web-hand-hint-skill = Skill selected.
web-hand-ruins = It must cover one of the outlined ruins.
web-hand-fallback = No shape of this card fits: draw a single space.
web-hand-fallback-ruins = No shape of this card fits on ruins: draw a single space anywhere.
web-hand-answered = Your drawing is in.
web-hand-idle = You have nothing to draw right now.

## The verdict

web-hand-fits = Fits.
web-hand-fits-not = Doesn’t fit.
web-hand-no-change = no change
web-hand-change = { $what } { $change }

## Skills

web-hand-skill-used = You have already used a skill this season.
web-hand-skill-first = Place your drawing on the map first; some skills are added afterwards.
web-hand-skill-not-now = not now
web-hand-skill-in-use = Using the skill { $skill }
web-hand-skill-leave = Don’t use it

## The state line

web-hand-saving = Saving…
web-hand-saved = Saved
web-hand-refused = Not accepted: { $reason }
web-hand-kept = Draft saved
web-hand-offline = Offline, draft saved
web-hand-offline-saving = Offline: we’ll send it when you’re back
web-hand-reconnecting = Reconnecting…

## Typing and listening

web-hand-words = In words
web-hand-type = Type a spot
web-hand-type-help = C4 r2 f: the top left corner at C4, two quarter turns, flipped. 2: in front takes the second option.
web-hand-type-go = Place
web-hand-type-bad = That isn’t a spot. Try, for example, C4 r2 f.
web-hand-type-option = That option doesn’t exist or doesn’t fit.
web-hand-tell-shape = Describe the shape
web-hand-tell-spots = List the spots
web-hand-tell-edicts = Read out the edicts
web-hand-tell-change = Read out the changes
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }. { $rows }
web-hand-shape-row = Row { $row }: column { $columns }.
web-hand-shape-marks = Guards { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } spot in this position: { $spots }.
       *[other] { $count } spots in this position: { $spots }.
    }
web-hand-list-more = { $count } spots in this position, nearest first: { $spots }, and { $more } more.
web-hand-list-none = No spot in this position: turn or flip the shape.
web-hand-range = { $from } to { $to }
web-hand-said-fits = { $where }, fits. { $changes }.
web-hand-said-not = { $where }, does not fit. { $reason }
web-hand-said-put-back = Put back.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, monsters { $monsters }.
