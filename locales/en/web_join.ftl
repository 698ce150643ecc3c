# The way in: the invitation to a table, its code, and knocks at private tables.

# Glossary: table, seat, host (opened the table), code (a word and a number that find a table),
# knock (a request to the host of a private table).

web-join-title = { $who } invites you to the table
web-join-title-plain = You are invited to a table
web-join-open =
    { $taken ->
        [0] Nobody is here yet: the first seat is yours.
        [one] One is here, and a seat is yours.
       *[other] { $taken } are here, and a seat is yours.
    }
web-join-full = All seats are taken.
web-join-held = The last seat is kept for somebody who is choosing a name.
web-join-begun = They have begun: { $season }.
web-join-here = of { $of } are here
web-join-drawing = drawing
web-join-free = free
web-join-kept = kept
web-join-name = Your name at the table
web-join-another = Another name
web-join-sit = Sit down as { $name }
web-join-no-account = No account, nothing to install.
web-join-account = I have one
web-join-kept-for-you = Your seat is kept for { $seconds } s.
web-join-watch = Watch
web-join-watch-full = You can watch as soon as they begin. If a seat becomes free, you can take it here.
web-join-watch-soon = You will see the game here as soon as it begins.
web-join-watch-begun = You can watch, and sit down when they play again.
web-join-alone = Draw the same cards alone
web-join-minutes = 25 min
web-join-seasons = four seasons
web-join-at-once = all draw at once
web-join-first = first time?
web-join-learn = learn as you play
web-join-played = What is played
web-join-sealed = Sealed deal
# Names that are suggested to guests, each one word.
web-join-names = Heron Alder Plover Fennel Kestrel Bramble Wren Juniper Sorrel Teal Rowan Merlin

## In the waiting room

web-join-scan = Scan to join
web-join-code = or type the code
web-join-knocks = Whoever has the code may knock
web-join-knocking = { $who } knocks
web-join-let-in = Let in
web-join-not-now = Not now
web-join-seat-kept = Kept for somebody choosing a name: { $seconds } s

## Where a code is typed

web-join-knocked = You knock as { $name }. If there is a table with this code, its host can let you in; stay on this page.
web-join-unanswered = Nobody has answered. Check the code, or ask for the link.
