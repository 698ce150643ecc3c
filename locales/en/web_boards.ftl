# Leaderboards, titles and seals, the month of one's own maps, maps of others, and what a day does to a strength.
#
# Glossary: deal of the day, map, stars, par, strength (how many stars above a fixed bot), matchpoints (as in bridge).

web-leaders-title = Leaders
web-leaders-about = Who did best with the same cards: on the deals of the day.
web-leaders-board = What counts
web-leaders-board-week = This week
web-leaders-board-last_week = Last week
web-leaders-board-month = This month
web-leaders-board-last_month = Last month
web-leaders-board-ever = All time: strength
web-leaders-board-streak = Days in a row
web-leaders-family = Deals
web-leaders-family-all = All deals
web-leaders-who = Who
web-leaders-who-all = Everybody
web-leaders-who-followed = Those you follow
web-leaders-name = Name
web-leaders-points = Matchpoints
web-leaders-stars = Strength, at least
web-leaders-days = Days
web-leaders-about-points = For each deal, the share of the others whom you have beaten, from 0 to 100, ties half; added up. A day counts when it is over.
web-leaders-about-ever = Strength less twice its uncertainty: stars a game above the bot “{ title-10 }” that are almost certain. Without provisional ones.
web-leaders-about-streak = Deals of the day drawn in a row, up to the last day that is over.
web-leaders-own = Your place: { $rank } of { $people }
web-leaders-own-page = Show my place
web-leaders-unlisted = Only you see this place. Guests are not listed, nor those who do not want to be.
web-leaders-none = Nobody yet.
web-leaders-page = Page { $page } of { $pages }
web-leaders-before = Page before
web-leaders-after = Page after
web-leaders-coming = The board is on its way …
web-leaders-listed = Be listed in leaderboards
web-leaders-listed-about = Members are listed with their names, and their maps may be among those of a day, unless you switch it off.
web-titles-title = Titles
web-titles-about = Of games alone
web-titles-from = from rating { $rating }
web-titles-got = reached
web-seals-title = Seals
web-seals-count = { $earned } of { $of }
web-seals-earned = earned
web-seals-progress = { $value } of { $target }
web-seal-row = Ruled line
web-seal-row-about = { $target } full rows and columns in one map
web-seal-fence = Well fenced
web-seal-fence-about = { $target } monster spaces in one map, none beside an empty space
web-seal-river = Long river
web-seal-river-about = a water cluster of { $target } spaces
web-seal-pass = High pass
web-seal-pass-about = all { $target } mountains joined by forest
web-seal-ruin = Antiquary
web-seal-ruin-about = maps with every ruin built on: { $target }
web-seal-dawn = Thirty mornings
web-seal-dawn-about = deals of the day in a row: { $target }
web-seal-stack = Hundred maps
web-seal-stack-about = games finished: { $target }
web-seal-laurel = Laurel
web-seal-laurel-about = more stars on a deal of the day than all others, nine or more; { $target } matchpoints
web-seal-hand = Steady hand
web-seal-hand-about = deals of the day in a row in the better half: { $target }
web-seal-night = Starry night
web-seal-night-about = stars in one game: { $target }
web-month-about = Stars over or under par
web-month-drawn = Drawn: { $count }
web-month-mean = mean { $mean }
web-month-day = { $day }: { $stars } stars, { $diff } against par
web-month-day-plain = { $day }: { $stars } stars
web-month-day-none = { $day }: not drawn
web-month-day-open = { $day }: today
web-month-best = best of the month
web-maps-title = Maps of others
web-maps-sealed = Sealed until you have drawn yours: the best, the one in the middle, those of people you follow, and the oddest.
web-maps-none = There is no map of others yet.
web-maps-best = the best: most stars of all others
web-maps-followed = you follow this person
web-maps-middle = the middle: as many have more stars as fewer
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
