# The page for own map sheets.

web-own-map-title = Custom map sheet
web-own-map-about = Put mountains, ruins and wasteland where you like. The link is the sheet: anyone who has it can play on it, solo, at a table or on paper.
web-own-map-map = Your map sheet
web-own-map-hint = Press a space to paint it, and again to clear it. On the map, the M, R and W keys paint, Delete clears, and Ctrl+Z undoes.
web-own-map-undo = Undo
web-own-map-begin = Start from
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
web-own-map-lone_ruins = These ruins can only be covered by a single space: { $spaces }.
web-own-map-shut_mountain = These mountains have no empty space next to them, so they never earn a coin: { $spaces }.
web-own-map-split_land = Cut off from the rest of the land: { $spaces }.
web-own-map-more = { $spaces } and { $count } more
web-own-map-full = Nothing can be drawn on this sheet: leave at least one space empty.
web-own-map-usual = It is similar to the printed sheets.
web-own-map-warned =
    { $count ->
        [one] One thing is unusual, but the sheet is playable.
       *[other] { $count } things are unusual, but the sheet is playable.
    }
web-own-map-alone = Play it solo
web-own-map-table = Play at a table
web-own-map-print = Print it
web-own-map-score = Score a paper map
web-own-map-counts = Games on custom map sheets don’t count towards strength, leaderboards, titles or seals.
web-own-map-address = Address of the map sheet
