# Deals after the game, and the deal of the day.
#
# Glossary: deal (options and cards of a game), result, try (a game at the deal of the day), rated
# (it counts: played by somebody who had not seen the deal), table of the day (the list of results).

## A deal

web-deals-title = A deal to play again
web-deals-coming = The deal is being fetched…
web-deals-same-cards = The same cards in the same order for everyone
web-deals-invited = { $who } invites you to the same cards
web-deals-fresh = Your first game on this deal is rated.
web-deals-seen = You have seen this deal. You can play it again, but only a first game is rated.
web-deals-of-day = It was the deal of { $day }.
web-deals-with-skills = with skills
web-deals-alone = Play it alone
web-deals-together = Play it with friends
web-deals-share = Link for friends
web-deals-share-about = Whoever opens it plays the same cards.
web-deals-share-own = Whoever opens it plays the same cards and can lay your map beside theirs.
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
web-deals-ten = From ten on, you see how many others you beat.
web-deals-place = Place { $place } of { $of }
web-deals-place-better = Place { $place } of { $of }: better than { $percent }% of the others
web-deals-par = Par { $par }
web-deals-par-you = Par { $par }, you { $stars }
web-deals-par-about = Par is what a strong bot makes of these cards on average.
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
web-deals-spoils = A map gives the cards away. Once you have seen it, your own game on this deal is not rated.
web-deals-show = Show the map
web-deals-rather-not = Rather not

## After the game

web-deals-was-rated = This game was rated: you had not seen the deal before.
web-deals-was-not-rated = This game was not rated: only a first game on a deal is.
web-deals-page = Results and link of this deal
web-deals-choose = Choose a result
web-deals-option = { $who } ({ $stars })
web-deals-sealed = The proof of the deal is published when the day is over.

## While playing

web-deals-ghost = Beside yours
web-deals-ghost-whose = Whose map to show
web-deals-ghost-none = No other map
web-deals-ghost-start = Before the first card.
web-deals-ghost-after =
    { $count ->
        [one] { $who } after { $count } card:
       *[other] { $who } after { $count } cards:
    }

## The deal of the day

web-deals-day = Deal of an earlier day
web-deals-played =
    { $count ->
        [0] Nobody has finished it yet
        [one] { $count } player has finished it
       *[other] { $count } players have finished it
    }
web-deals-play-today = Play my rated try
web-deals-go-on = Go on with my try
web-deals-play-again = Play it again, not rated
web-deals-play-late = Play it now, not rated
web-deals-try-about = One try is rated, the first you begin. It must be finished before the day is over.
web-deals-hurry = Less than an hour is left.
web-deals-again-about = You have had your rated try today. Further games are for practice.
web-deals-late-about = The day is over, so this is outside its table.
web-deals-given-up = Your try ended without you and is not ranked.
web-deals-ended = You ended your try early, so it is not ranked.
web-deals-next = Next deal in
web-deals-change = at { $time } your time, midnight UTC
web-deals-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-deals-fair = Is it fair?
web-deals-fair-about = The cards were drawn by chance when the first player came. This seal binds us to them; it is opened when the day is over.
web-deals-table = Table of the day
web-deals-table-hidden = You see it when you have finished your own try: the maps of others would give the cards away.
web-deals-table-empty = Nobody has finished a rated try.
web-deals-top =
    { $count ->
        [one] The best one is shown, and yours.
       *[other] The best { $count } are shown, and yours.
    }
web-deals-days = Other days
web-deals-day-before = The day before
web-deals-day-after = The day after
web-deals-hidden = This is a try at the deal of the day
web-deals-hidden-why = Others can look at it when they have finished their own, or when the day is over. Play yours first.
