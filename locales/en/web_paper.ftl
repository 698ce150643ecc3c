# For people with paper and pencils: posters and blank sheets to print, cards to turn, a sheet to score.
#
# Glossary: sheet (the paper that is drawn on), side (one of the maps A to D), poster, brush (what a
# press paints), edict, season, ruins, ambush, to turn a card, to lay cards out (to shuffle a year).

web-paper-about = For a table with real paper: print the sheets, let a screen turn the cards, and have a map counted at the end.
web-paper-poster-hint = A finished online game can be printed as a poster: look for it in the final standing.

## Printing

web-paper-size = Paper
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-print = Print
web-paper-pages =
    { $count ->
        [0] Nothing is chosen yet.
        [one] { $count } page
       *[other] { $count } pages
    }

## Poster

web-paper-poster = Poster
web-paper-poster-about = The sheet below is what the printer will get.
web-paper-poster-later = The poster is ready when the game is over.
web-paper-to-table = Back to the table
web-paper-whose = Whose map
web-paper-land = Name of the land
web-paper-land-of = The land of { $who }
web-paper-by = drawn by { $who }, { $date }

## Blank sheets

web-paper-sheets = Print blank sheets
web-paper-sheets-about = The four sides A to D, one to a page, with room for names and scores.
web-paper-copies = How many of each side
web-paper-blank-map = Map to draw on
web-paper-name = Name
web-paper-title = Title
web-paper-coins =
    { $count ->
        [one] Track for { $count } coin
       *[other] Track for { $count } coins
    }

## Turning cards

web-paper-flip = Flip cards for our paper table
web-paper-flip-about = Maps stay on paper; the screen turns the cards, keeps the time and says what to count.
web-paper-flip-begin = Lay out the cards
web-paper-flip-go-on = Go on with the cards laid out before
web-paper-flip-new = Lay out new cards
web-paper-flip-ready = The cards are shuffled
web-paper-flip-ready-why = Everyone needs a sheet and a pencil. Look at the edicts, then turn the first card.
web-paper-flip-first = Turn the first card
web-paper-flip-next = Turn the next card
web-paper-flip-count = Everyone has drawn: count { $season }
web-paper-flip-season = Begin the next season: { $season }
web-paper-flip-ruins = The shape must cover an empty ruins space. If it cannot, fill a single space with any terrain instead.
web-paper-flip-then = Turn the next card at once.
web-paper-flip-last = The time is up: this is the last card of the season ({ $season }).
web-paper-flip-counting = { $season } is over: count edicts { $edicts }
web-paper-flip-coins = One star for each coin.
web-paper-flip-monsters = One star less for each empty space beside a monster.
web-paper-flip-over = The year is over. Add up all four seasons; most stars win.
web-paper-flip-tie = A tie goes to whoever lost fewer stars to monsters in the whole year. If that is equal as well, the win is shared.
web-paper-flip-alone = Playing alone
web-paper-flip-rating = Your rating is your stars less { $number }, the solo numbers of the four edicts added up.
web-paper-flip-from = { $rating } or more
web-paper-flip-below = less than { $rating }
web-paper-flip-gone = These cards have been put away. Whatever nobody turns for a month is forgotten.
web-paper-flip-following = You are looking on. Whoever laid the cards out turns them.
web-paper-flip-link = Other screens
web-paper-flip-link-why = Whoever opens this link sees the same cards. Only this device turns them.
web-paper-kind-ruins = Ruins
web-paper-kind-ambush = Ambush!
web-paper-kind-hero = Hero
web-paper-coin = with a coin
web-paper-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }

## Scoring a sheet

web-paper-score = Score my sheet
web-paper-score-about = Paint what you have drawn; every edict is counted and explained.
web-paper-score-map = The sheet to be scored
web-paper-side-hint = Another side begins with an empty sheet.
web-paper-brush = Paint with
web-paper-brush-hint = Press a space to paint it, and once more to clear it. On the map the letters paint, too, and Delete clears.
web-paper-edict = Edict { $letter }
web-paper-season = Count
web-paper-season-all = All four edicts
web-paper-result = What it earns
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } each: { $spaces }
web-paper-totals = Stars by season
web-paper-totals-hint = With coins and monsters, as if the sheet had looked like this in every season.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } star.
       *[other] { $season }: { $count } stars.
    }
web-paper-text = The sheet as text
web-paper-text-label = One sign for each space
web-paper-text-hint = F forest, V village, C farm, W water, X monster, r empty ruins, ^ mountain, # wasteland; small letters stand on ruins.
web-paper-text-copy = Copy the text
web-paper-text-copied = The text is copied.
web-paper-text-take = Take this text
web-paper-text-taken = Taken: { $map }.
web-paper-clear = Clear the sheet
