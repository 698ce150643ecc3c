# The end of a game: the reveal of the scores, the story of the game, and the picture to share.

web-finale-begins = Counting the seasons
web-finale-ahead = { $season }: { $who } ahead by { $count }
web-finale-level = { $season }: { $who } are level
web-finale-last = Counting { $season }…
web-finale-sum = { $season }: { $stars } so far
web-finale-skip = Skip
web-finale-again = Again
web-finale-you-by =
    { $count ->
        [one] You win by { $count } star
       *[other] You win by { $count } stars
    }
web-finale-by =
    { $count ->
        [one] { $who } wins by { $count } star
       *[other] { $who } wins by { $count } stars
    }
web-finale-you-share = You win together with { $who }
web-finale-share = { $who } win together
web-finale-stars =
    { $count ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-finale-place = Place { $place } of { $of }, { $stars }
web-finale-solo = { $stars }, rating { $rating }
web-finale-chart = Stars by season. The numbers are below, under “Season by season”.
web-finale-play-again = Play again
web-finale-maps =
    { $count ->
        [one] { $count } map
       *[other] { $count } maps from the same cards
    }
web-finale-maps-some = The best { $count } of { $of } maps
web-finale-led =
    { $key ->
        [summer] led until summer
        [fall] led until fall
       *[winter] led until winter
    }
web-finale-season =
    { $key ->
        [spring] the best spring at the table
        [summer] the best summer at the table
        [fall] the best fall at the table
       *[winter] the best winter at the table
    }
web-finale-coins =
    { $count ->
        [one] { $count } coin – the most at the table
       *[other] { $count } coins – the most at the table
    }
web-finale-bitten =
    { $count ->
        [one] { $count } star lost to monsters – the most at the table
       *[other] { $count } stars lost to monsters – the most at the table
    }
web-finale-safe =
    { $count ->
        [0] nothing lost to monsters
        [one] only { $count } star lost to monsters
       *[other] only { $count } stars lost to monsters
    }
web-finale-best-own = Your best drawing
web-finale-best = The winner’s best drawing
web-finale-best-text = { $what }. No other spot was worth as much: the next best was worth { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer stars.
web-finale-best-none = No drawing stood out: every card had another spot just as good.
web-finale-costly-own = Your costliest drawing
web-finale-costly = The winner’s costliest drawing
web-finale-costly-text = { $what }. In the spot shown in blue it would have earned { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } more stars.
web-finale-costly-none = Nothing was given away: the judge would have made the same drawing every time.
web-finale-luck = Luck
web-finale-luck-own = Cards and ambushes brought you { $stars } stars.
web-finale-luck-of = Cards and ambushes brought { $who } { $stars } stars.
web-finale-luck-how = Luck is how far the judge’s forecast moved between two drawings.
web-finale-judge = Which drawing won the game?
web-finale-judge-about = A judge replays every move, knowing only what the player knew: which drawing earned the most, which cost the most, and what was luck.
web-finale-par = How good is that?
web-finale-over =
    { $count ->
        [0] On par
        [one] { $count } star over par
       *[other] { $count } stars over par
    }
web-finale-under =
    { $count ->
        [one] { $count } star under par
       *[other] { $count } stars under par
    }
web-finale-better = Better than { $percent }% of the others.
web-finale-histogram = { $of } rated results, from { $least } to { $most } stars
web-finale-mark-par = par { $stars }
web-finale-mark-own = you { $stars }
web-finale-show = Share your map
web-finale-show-about = The picture is made in your browser. Nothing is uploaded.
web-finale-picture = Save the picture
web-finale-copy = Copy the text
web-finale-copied = Text copied
web-finale-not-copied = The text is selected: copy it by hand.
web-finale-words = The same in words
web-finale-same-cards = Draw from the same cards:
web-finale-more = More about this game
web-finale-seasons = Season by season
web-finale-deal = This deal
web-finale-strength-later = It will count towards your strength once the day is over.
web-finale-strength-changed = Strength { $strength } ± { $deviation }; this deal: { $change }
web-finale-strength-now = Strength { $strength } ± { $deviation }
