# The page for own map sheets.

web-own-map-title = Own map sheet
web-own-map-about = Put mountains, ruins and wasteland where you like. The sheet is its link: whoever has it can play on it, alone, at a table or on paper.
web-own-map-map = Your map sheet
web-own-map-hint = Press a space to paint it, and once more to clear it. On the map M, R and W paint, too, Delete clears, and Ctrl+Z undoes.
web-own-map-undo = Undo
web-own-map-begin = Begin with
web-own-map-begin-choose = Choose a sheet
web-own-map-begin-blank = An empty sheet
web-own-map-features = What is on it
web-own-map-mountain =
    { $number ->
        [one] 1 mountain
       *[other] { $number } mountains
    }
web-own-map-ruins =
    { $number ->
        [one] 1 ruins space
       *[other] { $number } ruins spaces
    }
web-own-map-wasteland =
    { $number ->
        [one] 1 wasteland space
       *[other] { $number } wasteland spaces
    }
web-own-map-range = usually { $least } to { $most }
web-own-map-outside = unusual: printed sheets suggest { $least } to { $most }
web-own-map-lone_ruins = Only a single space can be drawn on these ruins: { $spaces }.
web-own-map-shut_mountain = Nothing beside these mountains is empty, so they never earn a coin: { $spaces }.
web-own-map-split_land = Cut off from the rest of the land: { $spaces }.
web-own-map-more = { $spaces } and { $count } more
web-own-map-full = Nothing can be drawn on this sheet: leave at least one space empty.
web-own-map-usual = It is much like the printed sheets.
web-own-map-warned =
    { $count ->
        [one] One thing is unusual, but the sheet can be played.
       *[other] { $count } things are unusual, but the sheet can be played.
    }
web-own-map-alone = Play alone on it
web-own-map-table = Play at a table
web-own-map-print = Print it
web-own-map-score = Score a paper map
web-own-map-counts = Games on own map sheets count for no strength, leaderboard, title or seal.
web-own-map-address = Address of the map sheet
