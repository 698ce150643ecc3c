# Leaderboards, titles and seals, the month of one's own maps, maps of others, and what a day does to a strength.
#
# Glossary: deal of the day, map, stars, par, strength (how many stars above a fixed bot), matchpoints (as in bridge).

web-leaders-title = Leaderboard
web-leaders-about = Who did best with the same cards, on the daily deals.
web-leaders-board = Ranked by
web-leaders-board-week = This week
web-leaders-board-last_week = Last week
web-leaders-board-month = This month
web-leaders-board-last_month = Last month
web-leaders-board-ever = All time: strength
web-leaders-board-streak = Days in a row
web-leaders-family = Deals
web-leaders-family-all = All deals
web-leaders-who = Who
web-leaders-who-all = Everyone
web-leaders-who-followed = People you follow
web-leaders-name = Name
web-leaders-points = Matchpoints
web-leaders-stars = Strength (at least)
web-leaders-days = Days
web-leaders-about-points = For each deal: the percentage of other players you beat, from 0 to 100, half for a tie; all deals added up. A day counts once it is over.
web-leaders-about-ever = Strength minus twice its uncertainty: the stars per game above the bot “{ title-10 }” that you almost certainly have. Provisional values are left out.
web-leaders-about-streak = Daily deals drawn in a row, up to the last finished day.
web-leaders-own = Your place: { $rank } of { $people }
web-leaders-own-page = Show my place
web-leaders-unlisted = Only you see this place. Guests and people who opt out are not listed.
web-leaders-none = Nobody yet.
web-leaders-page = Page { $page } of { $pages }
web-leaders-before = Previous page
web-leaders-after = Next page
web-leaders-coming = Loading the leaderboard…
web-leaders-listed = List me on leaderboards
web-leaders-listed-about = Members are listed by name, and their maps may be among those shown for a day, unless you turn this off.
web-titles-title = Titles
web-titles-about = From solo games
web-titles-from = rating { $rating } and up
web-titles-got = earned
web-seals-title = Seals
web-seals-count = { $earned } of { $of }
web-seals-earned = earned
web-seals-progress = { $value } of { $target }
web-seal-row = Ruled line
web-seal-row-about = { $target } full rows and columns in one map
web-seal-fence = Well fenced
web-seal-fence-about = { $target } monster spaces in one map, none next to an empty space
web-seal-river = Long river
web-seal-river-about = a water cluster of { $target } spaces
web-seal-pass = High pass
web-seal-pass-about = all { $target } mountains joined by forest
web-seal-ruin = Antiquary
web-seal-ruin-about = maps with every ruin built on: { $target }
web-seal-dawn = Thirty mornings
web-seal-dawn-about = daily deals in a row: { $target }
web-seal-stack = Hundred maps
web-seal-stack-about = games finished: { $target }
web-seal-laurel = Laurel
web-seal-laurel-about = { $target } matchpoints: more stars on a daily deal than all others (at least nine others)
web-seal-hand = Steady hand
web-seal-hand-about = daily deals in a row in the top half: { $target }
web-seal-night = Starry night
web-seal-night-about = stars in one game: { $target }
web-month-about = Stars over or under par
web-month-drawn = Drawn: { $count }
web-month-mean = average { $mean }
web-month-day = { $day }: { $stars } stars, { $diff } to par
web-month-day-plain = { $day }: { $stars } stars
web-month-day-none = { $day }: not played
web-month-day-open = { $day }: today
web-month-best = best of the month
web-maps-title = Other players’ maps
web-maps-sealed = Sealed until you have drawn yours: the best map, the middle one, those of people you follow, and the oddest.
web-maps-none = No maps by others yet.
web-maps-best = the best: the most stars of all
web-maps-followed = you follow this person
web-maps-middle = the middle: as many scored more as scored fewer
web-maps-odd =
    the oddest: { $feature ->
        [forest] forest spaces
        [village] village spaces
        [farm] farm spaces
        [water] water spaces
        [monster] monster spaces
        [empty] empty spaces
        [lines] full rows and columns
       *[river] the largest water
    }: { $value }, usually { $usual }
web-maps-stars-of-all = Everyone’s stars
