# The first page of the browser client, new tables, the list of public tables and the settings.
#
# Glossary: table, seat, bot, deal (options and cards of a game, known by its code), preset, public.

## Every page

web-home-skip = Skip to the content
web-home-page = { $page } · Inkland
web-home-menu = Main
web-home-language = Language
web-home-theme = Theme
web-home-theme-system = Match system
web-home-theme-paper = Paper
web-home-theme-lamplight = Lamplight
web-home-theme-contrast = High contrast
web-home-colophon = Free and open source. Works with a keyboard and screen readers. An unofficial table for Cartographers and Cartographers: Heroes; not affiliated with their publishers.
web-home-privacy = Privacy

## The first page

web-home-title = Draw a kingdom, one shape at a time
web-home-solo = Play solo now
web-home-solo-about = no account, about 15 minutes
web-home-solo-opening = One moment: setting up your sheet…
web-home-open = Open a table
web-home-open-about = share a link; 2 to 100 seats, bots if you like
web-home-join-label = Have a link or a code?
web-home-join-hint = FERN-108
web-home-join = Join
web-home-join-bad = That is neither a link nor a code. Paste the whole link, or type the code exactly as you heard it.
web-home-guest = Cartographer { $number }
web-home-untitled = Untitled table
web-home-solo-table = Solo game

## Public tables

web-home-public = Public tables
web-home-public-all = All public tables
web-home-public-about = Sit down at a free seat, or watch what others draw.
web-home-public-none = No public tables are open right now.
web-home-public-invite = Open one and let others join you.
web-home-public-lost = We can’t load the list right now. We’ll try again in a moment.
web-home-public-waits = Loading tables…
web-home-public-count =
    { $count ->
        [one] { $count } public table
       *[other] { $count } public tables
    }
web-home-status-open = waiting for players
web-home-status-playing = in progress
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

web-home-new-about = Choose a game; you can leave the rest as it is.
web-home-preset = Game
web-home-preset-base = The classic: four seasons, ruins, and four kinds of monsters.
web-home-preset-base-skills = The classic, with coins that buy special moves.
web-home-preset-heroes = Heroes guard your land, and monsters have powers of their own.
web-home-preset-first_game = Heroes, with the edicts recommended for a first game.
web-home-preset-everything = Heroes, skills, all edicts and all monsters in one game.
web-home-seats = Seats
web-home-seats-hint = One seat makes a solo game. Bots take any seats still empty when the game starts.
web-home-seats-fewer = One seat fewer
web-home-seats-more = One seat more
web-home-who = Who can join
web-home-private = Only people with the link
web-home-private-about = Only people who have the link can find the table.
web-home-in-list = Everyone
web-home-in-list-about = The table appears in the public list.
web-home-table-title = Table name
web-home-table-title-hint = Optional. Everyone at the table can see it.
web-home-name = Your name
web-home-name-hint = 1 to 20 characters. Other players can see it.
web-home-details = Game options
web-home-details-hint = Map sheet, cards, heroes, skills, house rules, undo
web-home-map = Map sheet
web-home-explore = Explore cards
web-home-seasons = Season cards
web-home-season-times = Time: { $times }
web-home-box-base = Base game
web-home-box-heroes = Heroes
web-home-box-add_on = Ambush add-on
web-home-heroes = Add hero cards
web-home-heroes-about = Each season one hero card is shuffled into the deck. A hero guards spaces against monsters.
web-home-skills-all = All eight: three are dealt
web-home-skills-none = No skills
web-home-skills-choose = Choose skills
web-home-skills-which = Which skills
web-home-skills-hint = At least three; if you choose more, three of them are dealt.
web-home-ambushes = Ambush cards
web-home-ambushes-sets = Whole sets
web-home-ambushes-choose = Choose cards
web-home-ambushes-which = Which ambush cards
web-home-ambushes-hint = At least four; if you choose more, four of them are dealt.
web-home-scoring = Edicts
web-home-scoring-dealt = Dealt at random
web-home-scoring-from = Dealt from
web-home-scoring-from-none = Choose at least one box to deal edicts from.
web-home-scoring-chosen = Choose edicts
web-home-scoring-edict = Edict { $letter }: { $category }
web-home-ambush-by = Who draws the monsters
web-home-ambush-neighbour = The neighbour
web-home-ambush-neighbour-about = Map sheets are passed around, and each player draws on someone else’s.
web-home-ambush-walk = The card
web-home-ambush-walk-about = Monsters find a spot on their own, as in a solo game.
web-home-take-back = Take back drawings
web-home-take-back-about = Players can take back a drawing while others are still drawing.
web-house-ruins_cards = Ruins cards
web-house-ruins_cards-auto = By the rulebook
web-house-ruins_cards-auto-about = Always in the base game; in Heroes, as soon as anything from another box is added.
web-house-ruins_cards-yes = Always included
web-house-ruins_cards-yes-about = A house rule when only Heroes is played.
web-house-ruins_cards-no = Left out
web-house-ruins_cards-no-about = A house rule wherever the rulebook adds them. The base explore cards always include them.
web-house-fallback_terrain = When no shape fits
web-house-fallback_terrain-any = Any terrain
web-house-fallback_terrain-any-about = The single space can be any terrain.
web-house-fallback_terrain-card = A terrain on the card
web-house-fallback_terrain-card-about = House rule: the single space takes a terrain shown on the card, as in the first edition.
web-house-full_map = When a solo map is full early
web-house-full_map-all = Score all seasons
web-house-full_map-all-about = Every remaining season is scored on this map.
web-house-full_map-running = Score only this season
web-house-full_map-running-about = House rule: later seasons score nothing.
web-house-great_city = Great City beside a mountain
web-house-great_city-cluster = The whole cluster is out
web-house-great_city-cluster-about = The largest village cluster that touches no mountain scores.
web-house-great_city-spaces = Only those spaces are out
web-house-great_city-spaces-about = House rule, as in the Ukrainian edition: the largest village cluster scores, minus its spaces next to a mountain.
web-house-ambush_count = Ambushes in the deck
web-house-ambush_count-about = House rule unless 4. With fewer, the last seasons get none. The game is unrated.
web-house-skill_count = Skills in play
web-house-skill_count-about = House rule unless 3. The game is unrated.
web-house-powers = Powers of monsters
web-house-powers-every = After every season
web-house-powers-every-about = From the season they appear, zombies and the troll act after each scoring.
web-house-powers-own = Only after their own season
web-house-powers-own-about = House rule: zombies and the troll act once, after the season they appear in. The game is unrated.
web-home-deal = Play a deal again
web-home-deal-hint = Enter the code of a finished game to get the same cards.
web-home-deal-code = Deal code
web-home-deal-known = Found: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Nobody has finished it yet.
        [one] { $count } result so far, best: { $best }.
       *[other] { $count } results so far, best: { $best }.
    }
web-home-deal-bad = A code has 26 characters: lowercase letters and digits.
web-home-opens = Open the table
web-home-opening = Setting up the table…

## Settings

web-home-settings = Settings
web-home-settings-about = Saved in this browser. Changes take effect at once.
web-home-you = You
web-home-colour = Your colour
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
web-home-save-name = Save name and colour
web-home-saved = Saved. It applies to new tables.
web-home-motion = Motion
web-home-motion-system = Match system
web-home-motion-full = Full
web-home-motion-reduced = Reduced
web-home-confirm = Sending drawings
web-home-confirm-button = With the button
web-home-confirm-button-about = Nothing is sent until you press it.
web-home-confirm-timer = After five seconds
web-home-confirm-timer-about = Automatically, unless you change the drawing.
web-home-confirm-at_once = At once
web-home-confirm-at_once-about = As soon as the shape is put down.
web-home-keys = Single-letter keys
web-home-keys-about = R turns, F flips, digits choose. Turn this off if you use voice control or press keys by accident.

## Nothing here

web-home-lost = There is nothing on this part of the map
web-home-lost-about = The link may be cut off, or the page may have moved.
web-home-lost-back = Go to the home page

## Refused

web-home-no-line = The server cannot be reached. Check the connection and try again.
web-home-refused = That didn’t work. Try again in a moment.

# Other things to do
web-home-learn = Learn to play
web-home-learn-about = a first season, step by step, five minutes
web-home-daily = Today’s deal
web-home-daily-about = the same cards for everyone; only one try counts
web-home-cards = Cards
web-home-cards-about = every card with its rule and drawn examples
web-home-maps = Your custom map sheets
web-home-maps-about = mountains, ruins and wasteland where you want them
web-home-own-map = Make a custom map sheet
web-home-own-map-change = Edit
web-home-paper = Paper table
web-home-paper-about = sheets to print, cards to flip, a map to score
web-home-events = Events
web-home-puzzle = Puzzles
web-home-puzzle-about = One drawing is clearly the best: find it
