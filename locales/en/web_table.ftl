# What the page of a table says: waiting room, turn, ambush, scoring, final standing.
#
# Glossary: table, seat, host (who opened the table), bot, guest (who only watches), deal, rematch.
# Names of players stand in the nominative or in a form that does not change them.

## Everywhere

web-table-inkland = Inkland
web-table-page = { $title } · Inkland
web-table-untitled = Table
web-table-home = Home
web-close = Close
web-stars = stars
web-table-coming = Setting up the table…
web-table-gone = No such table
web-table-gone-why = The link may be incomplete, or the table was removed long ago.
web-table-closed = This table is closed
web-table-closed-why = The game was abandoned, or nobody came for a long time. There is no result.
web-table-ended = The host ended the game
web-table-ended-why = There is no result, and it counts for nothing. You can play again with the same people.
web-table-signed-out = You have been logged out
web-table-signed-out-why = Your session was ended, here or on another device. Your games continue: a bot plays for you until you come back.
web-table-log-in = Log in
web-table-no-line = We can’t reach the server right now. Please try again.
web-table-refused = That isn’t possible right now.

## The turn

web-table-skip = Skip to the map
web-table-seasons = Seasons
web-table-scoring = scoring
web-table-time = time { $used } of { $limit }
web-table-time-and = time { $used } + { $card } of { $limit }
web-table-time-up = time is up
web-table-time-short = { $used } of { $limit }
web-table-time-and-short = { $used } + { $card } of { $limit }
web-table-your-map = Your map sheet
web-table-map-of = { $who }’s map
web-table-caption = { $map }, drawn by { $who }
web-table-caption-theirs = { $map }, drawn by { $who }, with monsters by { $you }
web-table-between = Between cards
web-table-watching = You are watching. Choose a seat to see its map.
web-ledger-coins =
    { $count ->
        [one] { $count } coin of { $of }
       *[other] { $count } coins of { $of }
    }
web-ledger-coins-spent =
    { $count ->
        [one] { $count } coin of { $of }, { $spent } spent
       *[other] { $count } coins of { $of }, { $spent } spent
    }
web-skill-used = skill used this season
web-skill-free = no skill used this season

## Edicts

web-edict-heading = Edicts
web-edict-now = scores now
web-edict-spring = scores in spring
web-edict-summer = scores in summer
web-edict-fall = scores in fall
web-edict-winter = scores in winter
web-edict-over = already scored
web-edict-lit =
    { $count ->
        [0] No space earns a star yet.
        [one] { $count } lit space, stars: { $stars }
       *[other] { $count } lit spaces, stars: { $stars }
    }
web-edict-close = Back to the whole map

## Deck

web-deck-open = Show the cards seen and the cards to come
web-deck-title = The deck of this season
web-deck-why = Anyone at the table could work this out: nothing secret is shown.
web-deck-short =
    { $count } left, { $ambushes ->
        [0] no ambush
        [one] { $ambushes } ambush
       *[other] { $ambushes } ambushes
    }
web-deck-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-deck-ambush = ambush: { $count } of { $of }
web-deck-hero = hero: { $count } of { $of }
web-deck-ruins = ruins: { $count } of { $of }
web-deck-come =
    { $count ->
        [one] Still to come: { $count } card
       *[other] Still to come: { $count } cards
    }
web-deck-for-sure = Certainly in the deck
web-deck-one-of-ambush = Ambush: { $count } of these { $of }
web-deck-one-of-hero = Heroes: { $count } of these { $of }
web-deck-was = Seen this season
web-deck-none = No card yet.

## Seats

web-seat-heading = At the table
web-seat-you = You
web-seat-bot = bot
web-seat-drawing = drawing
web-seat-done = done
web-seat-away = away
web-seat-waits = waiting
web-seat-stood-in = A bot plays for you.
web-seat-back = Take your seat back
web-seat-bot-plays = bot took over
web-seat-gone = gone
web-seat-neighbour = your neighbour
web-seat-neighbours = Your neighbours
web-seat-seek = Find a player
web-seat-found =
    { $count ->
        [one] { $count } player found
       *[other] { $count } players found
    }
web-seat-guests =
    { $count ->
        [one] { $count } guest is watching
       *[other] { $count } guests are watching
    }
web-seat-awaited = Waiting for { $names }
web-seat-awaited-many =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }

## Ambush

web-ambush-draw = You draw on { $who }’s map
web-ambush-destroy = You destroy a space on { $who }’s map
web-ambush-clockwise = { $card }: every sheet goes to the neighbour on the left.
web-ambush-counterclockwise = { $card }: every sheet goes to the neighbour on the right.
web-ambush-mine = { $who } has your map
web-ambush-edicts = How it hurts { $who }
web-ambush-chain = Who draws on whom
web-ambush-draws-on = draws on
web-ambush-on-yours = { $who } draws on your map

## What has happened

web-log-live = What is happening
web-log-note = What happened on your map
web-log-season = A season begins: { $season }.
web-log-card = Card: { $card }.
web-log-you-drew = You drew { $terrain }: { $spaces }.
web-log-drew-on-you = { $who } drew on your map: { $terrain }, { $spaces }.
web-log-walked = { $card } came to your map: { $terrain }, { $spaces }.
web-log-walk = The search starts in the { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_right] bottom right
   *[bottom_left] bottom left
  } corner and goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
  } along the edge. { $passed ->
    [0] The first place fits.
    [one] One place did not fit, the next one does.
   *[other] { $passed } places did not fit, the next one does.
  }
web-log-vanished = { $card }: the monsters found no spot on your map and vanished.
web-log-you-hero = Your hero stands on { $space }.
web-log-you-destroyed = Destroyed on your map: { $spaces }.
web-log-you-coins =
    { $count ->
        [one] You get { $count } coin { $reason }.
       *[other] You get { $count } coins { $reason }.
    }
web-log-you-skill = You used the skill { $skill }.
web-log-you-took-back = You took back your drawing.
web-log-you-scored =
    { $count ->
        [one] { $season } is scored: { $count } star for you.
       *[other] { $season } is scored: { $count } stars for you.
    }
web-log-drew = { $who } drew { $terrain }: { $spaces }.
web-log-got = On { $who }’s map: { $terrain }, { $spaces }.
web-log-skill = { $who } used the skill { $skill }.
web-log-scored =
    { $count ->
        [one] { $who }, { $season }: { $count } star.
       *[other] { $who }, { $season }: { $count } stars.
    }
web-log-solo =
    { $count ->
        [one] The game is over: { $count } star, { $title }.
       *[other] The game is over: { $count } stars, { $title }.
    }
web-log-over-you =
    { $count ->
        [one] The game is over: you came in place { $place } with { $count } star.
       *[other] The game is over: you came in place { $place } with { $count } stars.
    }
web-log-over =
    { $count ->
        [one] The game is over: { $who } wins with { $count } star.
       *[other] The game is over: { $who } wins with { $count } stars.
    }

## Menu

web-menu = Table menu
web-menu-log = What has happened
web-menu-log-empty = Nothing has happened since you opened this page.
web-menu-signs = How to read the map
web-menu-signs-why = Every terrain has its own symbol, pattern and shade.
web-menu-signs-places = A letter names a row and a number a column: B4 is in the second row, fourth from the left.
web-menu-scores = { $season }: how it was scored
web-menu-leave = Leave the game
web-menu-leave-why = A bot takes your place. Until the game is over you can come back with the same link.
web-menu-stay = Stay
web-menu-end = End the game for everyone
web-menu-end-why = The game stops for all players, with no result, and cannot be resumed.
web-menu-end-not = Keep playing
web-menu-language = Language
web-menu-language-en = English
web-menu-language-uk = Українська
web-menu-language-ru = Русский
web-menu-language-cs = Čeština
web-menu-language-pl = Polski
web-link-address = Address of the table
web-link-copy = Copy link
web-link-copied = Link copied
web-link-not-copied = The address is selected: copy it by hand.
web-link-share = Share

## Waiting room

web-room-seats = Seats: { $taken } of { $of } taken
web-room-people =
    { $count ->
        [one] { $count } person at the table
       *[other] { $count } people at the table
    }
web-room-free = Free seat
web-room-you = you
web-room-host = host
web-room-rename = Rename
web-room-remove = Remove { $who }
web-room-sit = Sit down
web-room-sit-short = Sit here
web-room-sit-here = Sit here, seat { $number }
web-room-bot-short = Bot
web-room-bot-here = Bot on seat { $number }
web-room-full = All seats are taken. You can stay and watch.
web-room-number = Number of seats
web-room-fewer = One seat fewer
web-room-more = One seat more
web-room-bot = Bot
web-room-fill =
    { $count ->
        [one] Give the free seat to a bot
       *[other] Give { $count } free seats to bots
    }
web-room-public = Show the table in the public list
web-room-invite = Invite others
web-room-is-public = The table is in the public list. Or send this link:
web-room-is-private = Only those who have this link find the table:
web-room-empty =
    { $count ->
        [one] { $count } free seat will be played by a bot.
       *[other] { $count } free seats will be played by bots.
    }
web-room-start = Start the game
web-room-arriving =
    { $count ->
        [one] Someone is just sitting down.
       *[other] { $count } people are just sitting down.
    }
web-room-start-later = Wait for them
web-room-start-now = Start without them
web-room-waits = The game starts as soon as everyone has sat down.
web-room-close = Close the table
web-room-leave = Stand up
web-room-wait = The host will start the game. It will appear here right away.
web-room-name = Your name
web-room-colour = Your colour
web-room-keep = Save
web-room-cancel = Cancel
web-room-game = Game
web-land-summary = Name your land
web-land-name = Name of your land
web-land-hint = Optional, up to 30 characters; everyone at the table can see it.
web-land-crest = Crest
web-land-keep = Save
web-land-caption = { $land }, drawn by { $who }
web-crest-tower = Tower
web-crest-oak = Oak
web-crest-sheaf = Sheaf
web-crest-wave = Wave
web-crest-peak = Peak
web-crest-sun = Sun
web-crest-moon = Moon
web-crest-star = Star
web-crest-key = Key
web-crest-anchor = Anchor
web-crest-crown = Crown
web-crest-fish = Fish
web-room-changed = { $preset }, customised
web-room-house-rules = House rules
web-room-house-no_ruins_cards = The ruins cards are left out of this mix.
web-room-house-more_ruins_cards = The ruins cards are in, although only Heroes is played.
web-room-house-fallback_terrain = When no shape fits, the single space takes a terrain on the card.
web-room-house-full_map = If a solo map is full early, only the current season scores.
web-room-house-great_city = Great City scores the largest village cluster minus its spaces next to a mountain.
web-room-house-ambush_count =
    { $ambushes ->
        [0] No ambushes are in the deck. The game is unrated.
        [one] Only one ambush is in the deck. The game is unrated.
       *[other] Only { $ambushes } ambushes are in the deck. The game is unrated.
    }
web-room-house-skill_count =
    { $skills ->
        [one] One skill is in play. The game is unrated.
       *[other] { $skills } skills are in play. The game is unrated.
    }
web-room-house-powers = Zombies and the troll act only after the season they appear in. The game is unrated.
web-room-map = Map sheet
web-room-explore = Explore cards
web-room-edicts = Edicts
web-room-edicts-dealt = dealt from { $boxes }
web-room-ambushes-dealt = { $dealt } of { $count } cards
web-room-skills-dealt = { $dealt } of { $count } cards
web-room-with = with
web-room-without = without
web-room-fair = The deal is sealed: this is the seal of the server’s secret, set before anyone sat down. After the game anyone can check it.
web-bot-random = bot: draws at random
web-bot-greedy = bot: grabs what it can
web-bot-inept_assistant = bot: { title-minus-10 }
web-bot-inept_assistant-strength = solo rating about −10
web-bot-apprentice_surveyor = bot: { title-0 }
web-bot-apprentice_surveyor-strength = solo rating about 4
web-bot-journeyman_topographer = bot: { title-10 }
web-bot-journeyman_topographer-strength = solo rating about 20
web-bot-master_mapsmith = bot: { title-20 }
web-bot-master_mapsmith-strength = solo rating about 32
web-bot-legendary_cartographer = bot: { title-30 }
web-bot-legendary_cartographer-strength = the strongest: solo rating above 40
# Where bots are not compiled, as on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-inept_assistant-plain = solo rating about −9
web-bot-apprentice_surveyor-plain = solo rating about −2
web-bot-journeyman_topographer-plain = solo rating about 3
web-bot-played-by-greedy = here “takes what it can get” plays instead: solo rating about 22
# The names of bots.
web-bot-inept_assistant-title = { title-minus-10 }
web-bot-apprentice_surveyor-title = { title-0 }
web-bot-journeyman_topographer-title = { title-10 }
web-bot-master_mapsmith-title = { title-20 }
web-bot-legendary_cartographer-title = { title-30 }

## Scoring a season

web-score-skip-link = Skip to the score
web-score-step = Step { $step } of { $of }
web-score-edict =
    { $count ->
        [0] { $name }: no star.
        [one] { $name }: { $count } star.
       *[other] { $name }: { $count } stars.
    }
web-score-coins =
    { $count ->
        [0] No coins, no stars.
        [one] { $count } coin earns { $count } star.
       *[other] { $count } coins earn { $count } stars.
    }
web-score-monsters =
    { $count ->
        [0] No empty space is next to a monster: nothing lost.
        [one] { $count } empty space next to monsters costs { $count } star.
       *[other] { $count } empty spaces next to monsters cost { $count } stars.
    }
web-score-total =
    { $count ->
        [one] { $season } earns { $count } star; { $all } in total.
       *[other] { $season } earns { $count } stars; { $all } in total.
    }
web-score-lit =
    { $count ->
        [0] The whole map
        [one] From { $count } space
       *[other] From { $count } spaces
    }
web-score-lit-monsters =
    { $count ->
        [0] The whole map
        [one] { $count } empty space costs a star
       *[other] { $count } empty spaces cost a star each
    }
web-score-so-far = { $season } so far
web-score-wait = not counted yet
web-score-back = Back
web-score-next = Next: { $name }
web-score-again = Again
web-score-again-long = Again from the start
web-score-skip = Skip
web-score-skip-long = Skip to the total
web-score-done = Continue
web-score-to-standing = To the final standing
web-score-others = { $name } at the table
web-score-now = now
web-score-game = game

## Final standing

web-end-skip = Skip to the standing
web-end-you-win = You win
web-end-place = Place { $place } of { $of }
web-end-wins = { $who } wins
web-end-rating = rating { $rating }
web-end-your-map = Your finished map
web-end-player = Player
web-end-lost =
    { $count ->
        [one] { $count } star lost to monsters
       *[other] { $count } stars lost to monsters
    }
web-end-tie = If stars are tied, the player who lost fewer stars to monsters ranks higher.
web-end-rematch = Rematch
web-end-join-rematch = Join the rematch
web-end-same-deal = Play this deal again
web-end-papers = Records
web-end-transcript = Transcript
web-end-proof = Fairness proof
web-end-proof-why = The proof opens the seal from the waiting room: it shows that nobody arranged the cards.

# What players say to each other: stamps and set phrases, short and friendly.
web-say = Say something
web-say-heard = What is said at the table
web-say-nudge-about = In games played over days: remind players the table is waiting for, once a day.
web-say-nudge = Remind: { $who }
web-say-nudged = { $who } will be reminded.
web-say-left =
    { $count ->
        [one] one more for this card
       *[other] { $count } for this card
    }
web-say-none-left = No more until the next card
web-say-who = Who may speak
web-say-muted = muted
web-say-loud = unmuted
web-say-well = Well drawn
web-say-ouch = Ouch
web-say-hm = Hmm…
web-say-slow = A bit slow
web-say-hats-off = Hats off
web-say-good-game = Good game
web-say-good-luck = Good luck
web-say-your-turn = Your turn?
web-say-one-moment = One moment
web-say-nice-corner = Nice corner
web-say-who-sent-that = Who sent that?
web-say-sorry-monsters = Sorry about the monsters
web-say-again = Again?
web-say-thank-you = Thank you

## Ways from the table to other pages

web-replay-link = Replay the game
web-paper-poster-print = Print as a poster
web-you-device = Who is playing?
