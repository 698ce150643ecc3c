# The page of a player: last games, best maps, figures, and what others see of them.
#
# Glossary: edict, map, stars, rating (of a game alone), deal of the day, stand-in (a bot that plays on for somebody).

web-profile-own = Your maps and stats
web-profile-own-about = Only you can see all of this.
web-profile-since = joined { $when }
web-profile-fig-games =
    { $count ->
        [one] game finished
       *[other] games finished
    }
web-profile-fig-mean =
    { $count ->
        [one] star per game
       *[other] stars per game
    }
web-profile-fig-row =
    { $count ->
        [one] game in a row without a bot stepping in
       *[other] games in a row without a bot stepping in
    }
web-profile-fig-days =
    { $count ->
        [one] daily deal in a row
       *[other] daily deals in a row
    }
web-profile-last = Recent games
web-profile-place = place { $place } of { $of }
web-profile-solo = solo, rating { $rating }
web-profile-best = Best map for each edict
web-profile-all =
    { $count ->
        [one] Show { $count }
       *[other] Show all { $count }
    }
web-profile-fewer = Show fewer
web-profile-mean =
    { $count ->
        [one] average { $mean }, { $count } game
       *[other] average { $mean }, { $count } games
    }
web-profile-strength = Strength
web-profile-strength-about = Stars per game above or below the bot “{ title-10 }” with the same cards. It comes from daily deals and rounds played solo.
web-profile-strength-provisional = provisional
web-profile-strength-change = { $change } on { $day }
web-profile-strength-tables = At tables
web-profile-strength-tables-about = Out of 100 games at tables of 2 to 8, how many end in a better place than an average player’s.
web-profile-strength-wins = { $wins } of 100 (from { $low } to { $high })
web-profile-presets = By game
web-profile-col-games = Games
web-profile-col-mean = Average stars
web-profile-col-best = Most stars
web-profile-col-rating = Average rating
web-profile-col-best-rating = Best rating
web-profile-times = Time per drawing
web-profile-times-about = From the card’s reveal to your final drawing.
web-profile-time-up-to = up to { $time }
web-profile-time-longer = longer
web-profile-drawings =
    { $count ->
        [one] { $count } drawing
       *[other] { $count } drawings
    }
web-profile-costly = Costliest drawings
web-profile-costly-about =
    { $count ->
        [one] { $count } drawing was judged; it was { $mean } stars worse than the best one. Only you see this.
       *[other] { $count } drawings were judged; on average they were { $mean } stars worse than the best one. Only you see this.
    }
web-profile-moment = See it in the game
web-profile-no-card = No card
web-profile-stars =
    { $count ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-profile-shown = What others see
web-profile-shown-about = Nothing, until you choose something. Then your page shows your name, the month you joined, and:
web-profile-show-games = Recent games
web-profile-show-statistics = Statistics
web-profile-show-maps = Best maps
web-profile-saved = Saved.
web-profile-shown-link = Your page as others see it
web-profile-guest = Log in to have a page that others can see.
web-profile-map = Map: { $title }
web-profile-map-when = Finished { $when }
web-profile-map-later = This map is from today’s deal. It can be seen once the day is over.
web-profile-replay = Replay the game
web-profile-none = Finish a game and its map appears here.
web-profile-none-yet = No finished games yet.
web-profile-reuse = Let my games be used
web-profile-reuse-about = If you allow this, your finished public games may be published as open data, without names, and positions from them may become puzzles – but only if everyone who played agrees. You can change your mind, but what has been published cannot be taken back.
