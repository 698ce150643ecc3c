# The page of a player: last games, best maps, figures, and what others see of them.
#
# Glossary: edict, map, stars, rating (of a game alone), deal of the day, stand-in (a bot that plays on for somebody).

web-profile-own = Your maps and figures
web-profile-own-about = Only you see all of this.
web-profile-since = here since { $when }
web-profile-fig-games =
    { $count ->
        [one] game finished
       *[other] games finished
    }
web-profile-fig-mean =
    { $count ->
        [one] star a game
       *[other] stars a game
    }
web-profile-fig-row =
    { $count ->
        [one] game in a row without a stand-in
       *[other] games in a row without a stand-in
    }
web-profile-fig-days =
    { $count ->
        [one] deal of the day in a row
       *[other] deals of the day in a row
    }
web-profile-last = Last games
web-profile-place = place { $place } of { $of }
web-profile-solo = alone, rating { $rating }
web-profile-best = Best map for each edict
web-profile-all =
    { $count ->
        [one] Show { $count }
       *[other] Show all { $count }
    }
web-profile-fewer = Show fewer
web-profile-mean =
    { $count ->
        [one] mean { $mean }, { $count } game
       *[other] mean { $mean }, { $count } games
    }
web-profile-strength = Strength
web-profile-strength-about = Stars a game more or less than the bot “{ title-10 }” with the same cards. It comes from the deals of the day, and from rounds played alone.
web-profile-strength-provisional = provisional
web-profile-strength-change = { $change } on { $day }
web-profile-strength-tables = At tables
web-profile-strength-tables-about = Of 100 games at tables of 2 to 8 people, so many end in a better place than that of an average player.
web-profile-strength-wins = { $wins } of 100 (from { $low } to { $high })
web-profile-presets = Game by game
web-profile-col-games = Games
web-profile-col-mean = Mean stars
web-profile-col-best = Most stars
web-profile-col-rating = Mean rating
web-profile-col-best-rating = Best rating
web-profile-times = Time for a drawing
web-profile-times-about = From the card to the drawing that counted.
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
        [one] { $count } drawing was judged; it cost { $mean } stars against the best one. Only you see this.
       *[other] { $count } drawings were judged; on average each cost { $mean } stars against the best one. Only you see this.
    }
web-profile-moment = See it in the game
web-profile-no-card = Without a card
web-profile-stars =
    { $count ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-profile-shown = What others see
web-profile-shown-about = Nothing, until you choose something. Then you have a page with your name, the month you joined, and:
web-profile-show-games = Last games
web-profile-show-statistics = Figures
web-profile-show-maps = Best maps
web-profile-saved = Saved.
web-profile-shown-link = Your page as others see it
web-profile-guest = A page for others needs a login.
web-profile-map = Map: { $title }
web-profile-map-when = Finished { $when }
web-profile-map-later = This map is of today’s deal. It can be seen when the day is over.
web-profile-replay = Replay the game
web-profile-none = Finish a game, and its map hangs here.
web-profile-none-yet = No game has been finished yet.
web-profile-reuse = My games may be used
web-profile-reuse-about = If you allow it, your finished public games may be published as open data, and positions of them may become puzzles: without names, and once everybody who played has allowed it. You can change your mind, but what has been published cannot be called back.
