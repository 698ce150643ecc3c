# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Events
web-events-all = All events
web-events-others =
    { $count ->
        [one] { $count } more running
       *[other] { $count } more running
    }
web-events-about = Everyone plays the same deals. Your points show how many of the others you beat.
web-events-none = No events are planned right now.
web-events-coming = Loading the event…
web-events-arena = Arena
web-events-round = Duplicate round
web-events-begins = Begins { $when }
web-events-runs = Running, { $left } left
web-events-closing = Time is up; the last games are being finished
web-events-over = Finished
web-events-cancelled = Cancelled; games already under way continue
web-events-left = { $left } left
web-events-bell = left; games started before the end still count
web-events-arena-about = { $box }, tables of four.
web-events-alone-about =
    { $count ->
        [one] { $box }, { $count } deal, solo.
       *[other] { $box }, { $count } deals, solo.
    }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } deal, at tables of four.
    *[other] { $box }, { $count } deals, at tables of four.
  }
web-events-entrants =
    { $count ->
        [one] { $count } player entered.
       *[other] { $count } players entered.
    }
web-events-playing = Your table has started
web-events-go = To your table
web-events-ready = You’re in. The first tables open when the event starts.
web-events-waiting = Your next table is on its way
web-events-fuse = As soon as four players are here, or after 20 seconds with bots
web-events-leave = Sit out
web-events-next = Your next table
web-events-enter = Join
web-events-next-table = Next table
web-events-more-time = More time
web-events-more-time-about = At your tables everyone gets twice the time for each drawing.
web-events-yours = Your tables
web-events-all-played = You have played all deals.
web-events-place = Place
web-events-of = { $place } of { $count }
web-events-points = Points
web-events-tables = Tables
web-events-friends = Following: { $names }
web-events-standings = Standings
web-events-hidden = The standings appear once you have played all deals, or when the event is over, so nothing is spoiled.
web-events-nobody = Nobody has entered yet.
web-events-how = How scoring works
web-events-how-about = For each table you get 0 to 100 points: the percentage of players with the same cards that you beat, with half for a tie. Points can change until everyone has played. A game that a bot finishes for you scores 0.
web-events-lately = Your recent tables
web-events-deal = Deal { $number }
web-events-points-of =
  { $count ->
     [one] { $count } point
    *[other] { $count } points
  }
web-events-abandoned = finished by a bot
web-events-wall = Show on a big screen
