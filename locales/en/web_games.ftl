# One's own games: the first page, the page of all games, the title of the tab, the way to the next game,
# what happened meanwhile. Fetched after the first texts.
#
# Glossary: as in table.ftl. $names are players in the nominative; $when is “yesterday” or a date.

## The first page of those who come back

web-games-hello =
    { $time ->
        [morning] Good morning, { $name }
        [day] Good afternoon, { $name }
       *[evening] Good evening, { $name }
    }
web-games-owed =
    { $count ->
        [0] No sheets are waiting for your pen.
        [one] { $count } sheet is waiting for your pen.
       *[other] { $count } sheets are waiting for your pen.
    }
web-games-heading = Your games
web-games-all = All your games
web-games-about = First the games waiting for you, then those waiting for others, then finished ones.
web-games-more = Show more
web-games-coming = Loading your games…
web-games-none = You have no games yet.
web-games-lost = We can’t reach your games right now. We’ll try again in a moment.
web-games-running = In progress
web-games-finished = Finished

## One game

web-games-your-turn = Your turn
web-games-draw = Draw
web-games-look = Go to table
web-games-seats = Who has drawn
web-games-has-drawn = has drawn
web-games-is-drawing = is drawing
web-games-where = { $season }, time { $time } of { $of }
web-games-card = Card:
web-games-left = { $time } left
web-games-they-wait =
    { $count ->
        [one] { $count } player is waiting for you
       *[other] { $count } players are waiting for you
    }
web-games-fuse = { $percent }% of the time left
web-games-waiting = waiting
web-games-waits-for = for { $names }
web-games-waits-many =
    { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
web-games-drawn = { $drawn } of { $of } have drawn
web-games-daily = Daily deal, { $day }
web-games-with = With { $names }
web-games-with-others =
    { $count ->
        [one] With { $names } and { $count } more
       *[other] With { $names } and { $count } more
    }
web-games-with-bots =
    { $count ->
        [one] With { $count } bot
       *[other] With { $count } bots
    }
web-games-new-end = just finished
web-games-see-end = The game is over: see who won
web-games-see-solo = The game is over: see your stars
web-games-ended = finished { $when }
web-games-place = place { $place } of { $of }
web-games-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
web-games-above-par =
    { $count ->
        [0] on par
       *[other] { $count } over par
    }
web-games-below-par = { $count } under par

## The rest of the first page

web-games-start = Start a game
web-games-live = Drawing now
web-games-live-none = Nobody is playing at a public table right now.
web-games-live-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-games-shelf = On the shelf

## A sheet for those who are here for the first time

web-first-lead = A card shows a shape. Everyone fits it into their own map.
web-first-try = Try it: drag the forest onto the sheet.
web-first-hint = Pick up the shape with a finger or the mouse. Arrow keys, R and Enter work too.
web-first-fits = It fits here. Draw it, or look for a better spot.
web-first-misfit = It does not fit here: something is in the way.
web-first-drawn = It’s drawn, and it stays. That was a whole turn; the next card brings another shape.
web-first-again = Try another spot
web-first-label = A sheet to try out
web-first-caption = Your first sheet. Mountains and ruins come printed on it.
web-first-season = Next: your first season
web-first-season-about = no account, five minutes
web-first-what = How it works
web-first-shapes = Fit shapes.
web-first-shapes-about = Every card offers a shape and a terrain. You choose where and how it goes.
web-first-edicts = Follow four edicts.
web-first-edicts-about = Two of them score each season, and they change with every deal.
web-first-neighbours = Watch out for your neighbours.
web-first-neighbours-about = Now and then they draw monsters on your sheet, and you on theirs.

## The title of the tab, and the next game

web-games-title =
    { $count ->
        [1] Your turn · { $title }
       *[other] Your turn ({ $count }) · { $title }
    }
web-games-next = My next game

## What happened meanwhile

web-since-heading = While you were away
web-since-place = { $at } of { $of }
web-since-back = Back
web-since-on = Next
web-since-close = To my turn
web-games-strength = Strength { $strength } ± { $deviation }
web-games-strength-change = ({ $change } on { $day })
web-games-leaders = Leaderboard
