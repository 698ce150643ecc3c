# The replay of a finished game, and the check of its deal.
#
# Glossary: moment (a turn, a scoring, or what acts after it), seal (the hash of the server’s secret, shown
# before anyone sat down), number (the nonce that a player’s browser adds), proof, transcript.
# Names of players stand in the nominative or in a form that does not change them.

## The way through the game

web-replay-title = Replay
web-replay-title-of = Replay: { $title }
web-replay-coming = The game is being laid out again…
web-replay-table = To the table
web-replay-seat = Map of
web-replay-with = Compare with
web-replay-nobody = nobody
web-replay-walk = The way through the game
web-replay-moment = Moment
web-replay-value = { $season }, { $at } of { $last }: { $what }.
web-replay-at = { $at } of { $last }
web-replay-go = Go to: { $season }
web-replay-first = To the beginning
web-replay-previous = One moment back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One moment on
web-replay-last = To the end

## What happened

web-replay-opening = Before the first card
web-replay-scoring = { $season }: the scoring
web-replay-powers = { $season }: after the scoring
web-replay-came = Came by itself: { $terrain }, { $spaces }.
web-replay-visit = { $who } drew on this map: { $terrain }, { $spaces }.
web-replay-hero = The hero stands on { $space }.
web-replay-coins =
    { $count ->
        [one] { $count } coin { $reason }.
       *[other] { $count } coins { $reason }.
    }
web-replay-vanished = { $card }: the monsters found no spot on this map and vanished.
web-replay-nothing = Nothing changed on this map.
web-replay-new = outlined: new
web-replay-monsters-now =
    { $count ->
        [0] monsters cost nothing
        [one] monsters cost { $count } star
       *[other] monsters cost { $count } stars
    }
web-replay-stars-now =
    { $count ->
        [one] { $count } star written down
       *[other] { $count } stars written down
    }

## How the edicts rose

web-replay-chart = Stars of the edicts
web-replay-chart-about = How the four edicts rose for { $who }. The numbers stand in the table below.
web-replay-numbers = All numbers as a table

## To keep

web-replay-keep = To share and to keep
web-replay-copy = Copy link to this moment
web-replay-transcript = Download the transcript
web-replay-proof = Download the proof

## Was it fair?

web-replay-fair = Was the deal fair?
web-replay-fair-why = Before anyone sat down, the server sealed a secret; then each player’s browser added a random number. Both together have dealt the cards. Your browser can check that by itself, without trusting the server.
web-replay-check = Check the deal
web-replay-checking = The proof is being checked…
web-replay-holds = The proof holds: the cards were fixed before the game, and nobody has changed their order.
web-replay-fails = The proof does not hold. What does not fit is marked below.
web-replay-yes = holds
web-replay-no = does not hold
web-replay-seal = The seal of this deal:
web-replay-check-seal = The proof belongs to this table
    .why = It has the seal that this table shows.
    .fails = It has another seal than this table shows.
web-replay-check-own = It is the seal that you were shown
    .why = Your browser wrote the seal down when you sat down, and its own random number: both are in the proof.
    .fails = Your browser wrote down another seal when you sat down, or its random number is missing.
web-replay-check-secret = The secret opens the seal
    .why = Its hash (SHA-256) is the seal. No other secret gives the same one.
    .fails = Its hash (SHA-256) is not the seal: this is not the secret that was sealed.
web-replay-check-numbers = The players’ numbers are in the deal
    .why =
        { $count ->
            [one] { $count } random number came from a player. The server could not know it when it sealed its secret.
           *[other] { $count } random numbers came from players. The server could not know them when it sealed its secret.
        }
    .fails = A number of a player is missing or cannot be read.
web-replay-check-shuffles = Every shuffle follows from the secret and the numbers
    .why =
        { $count ->
            [one] { $count } shuffle was made again, with the same result.
           *[other] { $count } shuffles were made again, with the same result.
        }
    .fails = A shuffle gives another order when it is made again.
web-replay-check-deal = The game began with these cards
    .why = Edicts, ambushes and the orders of the seasons in the transcript are those that were shuffled.
    .fails = The transcript begins with other cards than those that were shuffled.
web-replay-check-chain = No line of the transcript was changed
    .why =
        { $count ->
            [one] { $count } line fits its hash.
           *[other] { $count } lines fit their hashes, each of which holds all lines before it.
        }
    .fails = A line does not fit its hash: the transcript was changed.
web-replay-check-cards = The cards came in this order
    .why =
        { $count ->
            [one] { $count } card was revealed, and it was the next of its season.
           *[other] { $count } cards were revealed, each of them the next of its season.
        }
    .fails = A card was revealed that was not the next of its season.
web-replay-not-checked = Your browser does not know the rules: it has checked neither the drawings nor how the cards lay before each shuffle. The first of these commands plays the whole game again; the second is a short script for Python that anyone can read.
