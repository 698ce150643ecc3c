# Deals after the game, and the deal of the day.
#
# Glossary: deal (options and cards of a game), result, try (a game at the deal of the day), rated
# (it counts: played by somebody who had not seen the deal), table of the day (the list of results).

## A deal

web-deals-title = Play this deal
web-deals-coming = Loading the deal…
web-deals-same-cards = The same cards in the same order for everyone
web-deals-invited = { $who } invites you to the same cards
web-deals-fresh = Your first game with this deal is rated.
web-deals-seen = You have seen this deal. You can play it again, but only a first game is rated.
web-deals-of-day = It was the deal of { $day }.
web-deals-with-skills = with skills
web-deals-alone = Play it solo
web-deals-together = Play it with friends
web-deals-share = Link for friends
web-deals-share-about = Anyone who opens it plays the same cards.
web-deals-share-own = Anyone who opens it plays the same cards and can compare your map with theirs.
web-deals-none = Nobody has finished it yet.

## Results

web-deals-group =
    { $seats ->
        [1] Results of solo games
       *[other] Results of games with { $seats } seats
    }
web-deals-rated-count =
    { $count ->
        [0] No rated results yet.
        [one] { $count } rated result.
       *[other] { $count } rated results.
    }
web-deals-ten = Once there are ten, you see how many players you beat.
web-deals-place = Place { $place } of { $of }
web-deals-place-better = Place { $place } of { $of }: better than { $percent }% of the others
web-deals-par = Par { $par }
web-deals-par-you = Par { $par }, you { $stars }
web-deals-par-about = Par is what a strong bot scores with these cards on average.
web-deals-rank = Place
web-deals-map = Map
web-deals-member = Member
web-deals-you = you
web-deals-unrated = not rated
web-deals-yours = Your map
web-deals-beside = Another map beside yours
web-deals-by-edict = Stars by edict
web-deals-coins = Coins
web-deals-monsters = Monsters
web-deals-spoils = A map gives the cards away. Once you have seen one, your own game with this deal isn’t rated.
web-deals-show = Show the map
web-deals-rather-not = No, thanks

## After the game

web-deals-was-rated = This game was rated: it was your first time with this deal.
web-deals-was-not-rated = This game was not rated: only your first game with a deal is.
web-deals-page = Results and link for this deal
web-deals-choose = Choose a result
web-deals-option = { $who } ({ $stars })
web-deals-sealed = The proof of the deal is published when the day is over.

## While playing

web-deals-ghost = Next to yours
web-deals-ghost-whose = Whose map to show
web-deals-ghost-none = No other map
web-deals-ghost-start = Before the first card
web-deals-ghost-after =
    { $count ->
        [one] { $who } after { $count } card:
       *[other] { $who } after { $count } cards:
    }

## The deal of the day

web-deals-day = Deal of a past day
web-deals-played =
    { $count ->
        [0] Nobody has finished yet
        [one] { $count } player has finished
       *[other] { $count } players have finished
    }
web-deals-play-today = Start my rated try
web-deals-go-on = Continue my try
web-deals-play-again = Play again (unrated)
web-deals-play-late = Play now (unrated)
web-deals-try-about = Only your first try is rated, and it must be finished before the day is over.
web-deals-hurry = Less than an hour left.
web-deals-again-about = You have used your rated try today. Further games are for practice.
web-deals-late-about = The day is over, so this game won’t appear in its table.
web-deals-given-up = Your try was left unfinished and is not ranked.
web-deals-ended = You ended your try early, so it is not ranked.
web-deals-next = Next deal in
web-deals-change = at { $time } your time (midnight UTC)
web-deals-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-deals-fair = Is it fair?
web-deals-fair-about = The cards were drawn at random when the first player arrived. This seal binds us to them; it is opened when the day is over.
web-deals-table = Table of the day
web-deals-table-hidden = You’ll see it once you have finished your own try: other players’ maps would give the cards away.
web-deals-table-empty = Nobody has finished a rated try.
web-deals-top =
    { $count ->
        [one] The best one and yours.
       *[other] The best { $count } and yours.
    }
web-deals-days = Other days
web-deals-day-before = Previous day
web-deals-day-after = Next day
web-deals-hidden = This is a try at today’s deal
web-deals-hidden-why = Others can see it once they have finished their own, or when the day is over. Play yours first.
