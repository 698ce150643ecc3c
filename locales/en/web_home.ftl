# The first page of the browser client, new tables, the list of public tables and the settings.
#
# Glossary: table, seat, bot, deal (options and cards of a game, known by its code), preset, public.

## Every page

web-home-skip = Skip to the content
web-home-page = { $page } · Inkland
web-home-menu = Main
web-home-language = Language
web-home-theme = Theme
web-home-theme-system = Like the system
web-home-theme-paper = Paper
web-home-theme-lamplight = Lamplight
web-home-theme-contrast = High contrast
web-home-colophon = Free and open. Works with keyboard and screen reader. An independent table for the games Cartographers and Cartographers: Heroes; not connected with their makers.
web-home-privacy = Privacy

## The first page

web-home-title = Draw a kingdom, one shape at a time
web-home-solo = Play now, alone
web-home-solo-about = no account, about 15 minutes
web-home-solo-opening = One moment: the sheet is being laid out…
web-home-open = Open a table
web-home-open-about = send a link; 2 to 100 seats, bots if you like
web-home-join-label = Have a link or a code?
web-home-join-hint = FERN-108
web-home-join = Join
web-home-join-bad = This is neither a link nor a code. Paste the whole link, or type the code as it was read to you.
web-home-guest = Cartographer { $number }
web-home-untitled = Table without a name
web-home-solo-table = Solo game

## Public tables

web-home-public = Public tables
web-home-public-all = All public tables
web-home-public-about = Sit down at a free seat, or watch what others draw.
web-home-public-none = No public table is open right now.
web-home-public-invite = Open one and let others find you.
web-home-public-lost = The list cannot be reached right now. It will be tried again in a moment.
web-home-public-waits = Looking for tables…
web-home-public-count =
    { $count ->
        [one] { $count } public table
       *[other] { $count } public tables
    }
web-home-status-open = waiting for players
web-home-status-playing = being played
web-home-status-finished = finished
web-home-status-closed = closed
web-home-taken =
    { $seats ->
        [one] { $taken } of { $seats } seat taken
       *[other] { $taken } of { $seats } seats taken
    }
web-home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-home-sit = Sit down
web-home-sit-at = Sit down: { $title }
web-home-watch = Watch
web-home-watch-at = Watch: { $title }

## A new table

web-home-new-about = Choose a game; everything else can stay as it is.
web-home-preset = Game
web-home-preset-base = The classic: four seasons, ruins, and four kinds of monsters.
web-home-preset-base-skills = The classic, and coins buy special moves.
web-home-preset-heroes = Heroes guard your land, and monsters have powers of their own.
web-home-preset-first_game = Heroes with the edicts that are best to begin with.
web-home-preset-everything = Heroes, skills, all edicts and all monsters in one game.
web-home-seats = Seats
web-home-seats-hint = One seat is a solo game. Bots take the seats that are empty at the start.
web-home-seats-fewer = One seat fewer
web-home-seats-more = One seat more
web-home-who = Who may come
web-home-private = By link only
web-home-private-about = Only those who have the link find the table.
web-home-in-list = Everyone
web-home-in-list-about = The table stands in the public list.
web-home-table-title = Name of the table
web-home-table-title-hint = Optional; everyone who sees the table sees it.
web-home-name = Your name
web-home-name-hint = 1 to 20 characters; others at the table see it.
web-home-details = Details of the game
web-home-details-hint = Map sheet, cards, heroes, skills, house rules, take-back
web-home-map = Map sheet
web-home-explore = Explore cards
web-home-seasons = Season cards
web-home-season-times = Time: { $times }
web-home-box-base = Base game
web-home-box-heroes = Heroes
web-home-box-add_on = Ambush add-on
web-home-heroes = Heroes join the ambushes
web-home-heroes-about = One hero card joins the deck each season; a hero guards spaces against monsters.
web-home-skills-all = All of them: three are dealt
web-home-skills-none = No skills
web-home-skills-choose = Choose skills
web-home-skills-which = Which skills
web-home-skills-hint = At least three; of more than three, three are dealt.
web-home-ambushes = Ambush cards
web-home-ambushes-sets = Whole sets
web-home-ambushes-choose = Choose cards
web-home-ambushes-which = Which ambush cards
web-home-ambushes-hint = At least four; of more than four, four are dealt.
web-home-scoring = Edicts
web-home-scoring-dealt = Dealt by chance
web-home-scoring-from = Dealt from
web-home-scoring-from-none = Choose at least one box to deal the edicts from.
web-home-scoring-chosen = Choose edicts
web-home-scoring-edict = Edict { $letter }: { $category }
web-home-ambush-by = Who draws the monsters
web-home-ambush-neighbour = The neighbour
web-home-ambush-neighbour-about = The map sheets go round, and each player draws on the sheet of another.
web-home-ambush-walk = The card
web-home-ambush-walk-about = Monsters find their spot by themselves, as in a solo game.
web-home-take-back = Take-back
web-home-take-back-about = While others are still drawing, a drawing can be taken back.
web-house-ruins_cards = Ruins cards
web-house-ruins_cards-auto = As the rulebook has it
web-house-ruins_cards-auto-about = In the base game always, in Heroes as soon as anything of another box joins it.
web-house-ruins_cards-yes = Always in
web-house-ruins_cards-yes-about = House rule for Heroes alone.
web-house-ruins_cards-no = Left out
web-house-ruins_cards-no-about = House rule wherever the rulebook adds them; the base explore cards always have them.
web-house-fallback_terrain = When no shape fits
web-house-fallback_terrain-any = Any terrain
web-house-fallback_terrain-any-about = The single space may be any terrain.
web-house-fallback_terrain-card = A terrain of the card
web-house-fallback_terrain-card-about = House rule: the single space takes a terrain of the card, as in the earlier print.
web-house-full_map = A solo map that is full early
web-house-full_map-all = All seasons count
web-house-full_map-all-about = Each season left is scored on this map.
web-house-full_map-running = The running season counts
web-house-full_map-running-about = House rule: seasons after the running one bring nothing.
web-house-great_city = Great City beside a mountain
web-house-great_city-cluster = The cluster drops out
web-house-great_city-cluster-about = The largest village cluster that touches no mountain counts.
web-house-great_city-spaces = Single spaces drop out
web-house-great_city-spaces-about = House rule, as the Ukrainian print reads: the largest village cluster counts, without its spaces beside a mountain.
web-home-deal = Play a deal again
web-home-deal-hint = The code of a finished game deals the same cards.
web-home-deal-code = Code of the deal
web-home-deal-known = Found: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Nobody has finished it yet.
        [one] { $count } result so far, best: { $best }.
       *[other] { $count } results so far, best: { $best }.
    }
web-home-deal-bad = A code has 26 characters: small letters and digits.
web-home-opens = Open the table
web-home-opening = The table is being laid…

## Settings

web-home-settings = Settings
web-home-settings-about = They are kept in this browser and hold at once.
web-home-you = You
web-home-colour = Colour of your seat
web-home-colour-none = Any
web-home-colour-red = Red
web-home-colour-orange = Orange
web-home-colour-yellow = Yellow
web-home-colour-green = Green
web-home-colour-teal = Teal
web-home-colour-blue = Blue
web-home-colour-violet = Violet
web-home-colour-pink = Pink
web-home-colour-brown = Brown
web-home-colour-grey = Grey
web-home-save-name = Keep name and colour
web-home-saved = Kept. It holds for tables to come.
web-home-motion = Motion
web-home-motion-system = Like the system
web-home-motion-full = Full
web-home-motion-reduced = Calm
web-home-confirm = Sending a drawing
web-home-confirm-button = With the button
web-home-confirm-button-about = Nothing is sent until you press it.
web-home-confirm-timer = After five seconds
web-home-confirm-timer-about = By itself, unless you change the drawing.
web-home-confirm-at_once = At once
web-home-confirm-at_once-about = As soon as the shape is put down.
web-home-keys = Single-letter keys
web-home-keys-about = R turns, F flips, digits choose. Turn them off if you speak to your computer or press keys by accident.

## Nothing here

web-home-lost = There is nothing on this part of the map
web-home-lost-about = The link may have been cut off, or the page has moved.
web-home-lost-back = To the first page

## Refused

web-home-no-line = The server cannot be reached. Check the connection and try again.
web-home-refused = That was not possible. Try again in a moment.

# Other things to do
web-home-learn = Learn to play
web-home-learn-about = a first season, step by step, five minutes
web-home-daily = Today’s deal
web-home-daily-about = the same cards for everyone; one try counts
web-home-cards = Cards
web-home-cards-about = every card with its rule and drawn examples
web-home-maps = Own map sheets
web-home-maps-about = mountains, ruins and wasteland where you want them
web-home-own-map = Make an own map sheet
web-home-own-map-change = Change it
web-home-paper = Paper table
web-home-paper-about = sheets to print, cards to flip, a map to score
web-home-events = Events of these days
web-home-puzzle = Puzzles
web-home-puzzle-about = One drawing is clearly best: find it
