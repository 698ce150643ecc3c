# For people with paper and pencils: posters and blank sheets to print, cards to turn, a sheet to score.
#
# Glossary: sheet (the paper that is drawn on), side (one of the maps A to D), poster, brush (what a
# press paints), edict, season, ruins, ambush, to turn a card, to lay cards out (to shuffle a year).

web-paper-about = For a table with real paper: print sheets, let a screen turn the cards, and have your map scored at the end.
web-paper-poster-hint = A finished online game can be printed as a poster: look in the final standings.

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
web-paper-poster-about = This is the sheet that will be printed.
web-paper-poster-later = The poster is ready once the game is over.
web-paper-to-table = Back to the table
web-paper-whose = Whose map
web-paper-land = Name of the land
web-paper-land-of = The land of { $who }
web-paper-by = drawn by { $who }, { $date }

## Blank sheets

web-paper-sheets = Print blank sheets
web-paper-sheets-about = All four sides, A to D, one per page, with room for names and scores.
web-paper-copies = Copies of each side
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
web-paper-flip-about = Maps stay on paper; the screen turns the cards, keeps track of time and says what to score.
web-paper-flip-begin = Shuffle the cards
web-paper-flip-go-on = Continue with the earlier cards
web-paper-flip-new = Shuffle new cards
web-paper-flip-ready = The cards are shuffled
web-paper-flip-ready-why = Everyone needs a sheet and a pencil. Look at the edicts, then turn over the first card.
web-paper-flip-first = Turn over the first card
web-paper-flip-next = Turn over the next card
web-paper-flip-count = Everyone has drawn: score { $season }
web-paper-flip-season = Start the next season: { $season }
web-paper-flip-ruins = The shape must cover an empty ruins space. If it can’t, fill a single space with any terrain instead.
web-paper-flip-then = Turn over the next card right away.
web-paper-flip-last = The time is up: this is the last card of the season ({ $season }).
web-paper-flip-counting = { $season } is over: score edicts { $edicts }
web-paper-flip-coins = One star per coin.
web-paper-flip-monsters = Minus one star for each empty space next to a monster.
web-paper-flip-over = The year is over. Add up all four seasons; most stars wins.
web-paper-flip-tie = Ties go to the player who lost fewer stars to monsters over the whole year. If that is tied too, the win is shared.
web-paper-flip-alone = Playing solo
web-paper-flip-rating = Your rating is your stars minus { $number }, the sum of the solo numbers of the four edicts.
web-paper-flip-from = { $rating } or more
web-paper-flip-below = less than { $rating }
web-paper-flip-gone = These cards have been put away. Cards that nobody turns for a month are deleted.
web-paper-flip-following = You are watching. Whoever shuffled the cards turns them.
web-paper-flip-link = Other screens
web-paper-flip-link-why = Anyone who opens this link sees the same cards. Only this device can turn them.
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
web-paper-score-about = Paint what you have drawn; every edict is scored and explained.
web-paper-score-map = The sheet to score
web-paper-side-hint = Choosing another side starts an empty sheet.
web-paper-brush = Paint with
web-paper-brush-hint = Press a space to paint it, and again to clear it. On the map, the letter keys paint and Delete clears.
web-paper-edict = Edict { $letter }
web-paper-season = Score
web-paper-season-all = All four edicts
web-paper-result = What it earns
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } each: { $spaces }
web-paper-totals = Stars by season
web-paper-totals-hint = With coins and monsters, as if the sheet had looked like this every season.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } star.
       *[other] { $season }: { $count } stars.
    }
web-paper-text = The sheet as text
web-paper-text-label = One character for each space
web-paper-text-hint = F forest, V village, C farm, W water, X monster, r empty ruins, ^ mountain, # wasteland; lowercase letters are on ruins.
web-paper-text-copy = Copy the text
web-paper-text-copied = Text copied.
web-paper-text-take = Use this text
web-paper-text-taken = Loaded: { $map }.
web-paper-clear = Clear the sheet
