# The replay of a finished game, and the check of its deal.
#
# Glossary: moment (a turn, a scoring, or what acts after it), seal (the hash of the server’s secret, shown
# before anyone sat down), number (the nonce that a player’s browser adds), proof, transcript.
# Names of players stand in the nominative or in a form that does not change them.

## The way through the game

web-replay-title = Replay
web-replay-title-of = Replay: { $title }
web-replay-coming = Loading the replay…
web-replay-table = Go to the table
web-replay-seat = Map of
web-replay-with = Compare with
web-replay-nobody = nobody
web-replay-walk = Timeline
web-replay-moment = Moment
web-replay-value = { $season }, { $at } of { $last }: { $what }.
web-replay-at = { $at } of { $last }
web-replay-go = Go to: { $season }
web-replay-first = Go to the start
web-replay-previous = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Step forward
web-replay-last = Go to the end

## What happened

web-replay-opening = Before the first card
web-replay-scoring = { $season }: scoring
web-replay-powers = { $season }: after the scoring
web-replay-came = Drawn automatically: { $terrain }, { $spaces }.
web-replay-visit = { $who } drew on this map: { $terrain }, { $spaces }.
web-replay-hero = The hero stands on { $space }.
web-replay-coins =
    { $count ->
        [one] { $count } coin { $reason }.
       *[other] { $count } coins { $reason }.
    }
web-replay-vanished = { $card }: the monsters found no spot on this map and vanished.
web-replay-nothing = Nothing changed on this map.
web-replay-new = new spaces are outlined
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

web-replay-chart = Stars per edict
web-replay-chart-about = How the four edicts grew for { $who }. The numbers are in the table below.
web-replay-numbers = All numbers as a table

## To keep

web-replay-keep = Share and save
web-replay-copy = Copy a link to this moment
web-replay-transcript = Download the transcript
web-replay-proof = Download the proof

## Was it fair?

web-replay-fair = Was the deal fair?
web-replay-fair-why = Before anyone sat down, the server sealed a secret; then each player’s browser added a random number. The cards were dealt from both together. Your browser can check this on its own, without trusting the server.
web-replay-check = Check the deal
web-replay-checking = Checking the proof…
web-replay-holds = The proof holds: the cards were fixed before the game, and nobody has changed their order.
web-replay-fails = The proof does not hold. What does not fit is marked below.
web-replay-yes = holds
web-replay-no = does not hold
web-replay-seal = The seal of this deal:
web-replay-check-seal = The proof belongs to this table
    .why = It has the seal that this table shows.
    .fails = It has a different seal from the one this table shows.
web-replay-check-own = It is the seal that you were shown
    .why = When you sat down, your browser noted the seal and its own random number: both are in the proof.
    .fails = When you sat down, your browser noted a different seal, or its random number is missing.
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
    .fails = Repeating a shuffle gives a different order.
web-replay-check-deal = The game began with these cards
    .why = The edicts, ambushes and season orders in the transcript are the ones that were shuffled.
    .fails = The transcript starts with different cards from the ones that were shuffled.
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
web-replay-not-checked = Your browser doesn’t know the rules: it has not checked the drawings, nor how the cards lay before each shuffle. The first command below replays the whole game; the second is a short Python script that anyone can read.
