# The way in: the invitation to a table, its code, and knocks at private tables.

# Glossary: table, seat, host (opened the table), code (a word and a number that find a table),
# knock (a request to the host of a private table).

web-join-title = { $who } invites you to a table
web-join-title-plain = You are invited to a table
web-join-open =
    { $taken ->
        [0] Nobody is here yet. Take the first seat.
        [one] One player is here, and there is a seat for you.
       *[other] { $taken } players are here, and there is a seat for you.
    }
web-join-full = All seats are taken.
web-join-held = The last seat is reserved for someone choosing a name.
web-join-held-until = All free seats are reserved until { $time }.
web-join-begun = They have started: { $season }.
web-join-here = of { $of } are here
web-join-drawing = drawing
web-join-free = free
web-join-kept = reserved
web-join-name = Your name at the table
web-join-another = Suggest another
web-join-sit = Sit down as { $name }
web-join-no-account = No account, no installation.
web-join-account = I have an account
web-join-kept-for-you = Your seat is reserved for { $seconds } s.
web-join-kept-until = Your seat is reserved until { $time }.
web-join-watch = Watch
web-join-watch-full = You can watch once they start. If a seat becomes free, you can take it here.
web-join-watch-soon = The game will appear here as soon as it starts.
web-join-watch-begun = You can watch now, and join when they play again.
web-join-alone = Play the same cards solo
web-join-minutes = 25 min
web-join-seasons = four seasons
web-join-at-once = everyone draws at the same time
web-join-first = first time?
web-join-learn = learn as you play
web-join-played = The game
web-join-sealed = Sealed deal
# Names that are suggested to guests, each one word.
web-join-names = Heron Alder Plover Fennel Kestrel Bramble Wren Juniper Sorrel Teal Rowan Merlin

## In the waiting room

web-join-scan = Scan to join
web-join-code = or type the code
web-join-knocks = Anyone with the code may knock
web-join-knocking = { $who } knocks
web-join-let-in = Let in
web-join-not-now = Not now
web-join-seat-kept = Reserved for someone choosing a name: { $seconds } s
web-join-seat-called = Reserved for { $who } until { $time }

## Where a code is typed

web-join-knocked = You knocked as { $name }. If there is a table with this code, its host can let you in. Stay on this page.
web-join-unanswered = Nobody answered. Check the code, or ask for the link.
