# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Events
web-events-all = All events
web-events-others =
  { $count ->
     [one] { $count } more is running
    *[other] { $count } more are running
  }
web-events-about = Everybody plays the same deals; points say how many of the others you have beaten.
web-events-none = No event is planned these days.
web-events-coming = The event is being fetched.
web-events-arena = Arena
web-events-round = Duplicate round
web-events-begins = Begins { $when }
web-events-runs = Running, { $left } left
web-events-closing = Time is up; the last games are being finished
web-events-over = Over
web-events-cancelled = Cancelled; games that have begun go on
web-events-left = { $left } left
web-events-bell = left; a game begun before the end counts
web-events-arena-about = { $box }, tables of four.
web-events-alone-about =
  { $count ->
     [one] { $box }, { $count } deal, alone.
    *[other] { $box }, { $count } deals, alone.
  }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } deal, at tables of four.
    *[other] { $box }, { $count } deals, at tables of four.
  }
web-events-entrants =
  { $count ->
     [one] { $count } has entered.
    *[other] { $count } have entered.
  }
web-events-playing = Your table has begun
web-events-go = To your table
web-events-ready = You are in; the first tables are laid at the start
web-events-waiting = Your next table is being laid
web-events-fuse = As soon as four are there, or after 20 seconds with bots
web-events-leave = Sit out
web-events-next = Your next table
web-events-enter = Enter
web-events-next-table = Next table
web-events-more-time = More time
web-events-more-time-about = Your tables have twice the time for each drawing.
web-events-yours = Your tables
web-events-all-played = You have played all deals.
web-events-place = Place
web-events-of = { $place } of { $count }
web-events-points = Points
web-events-tables = Tables
web-events-friends = You follow: { $names }
web-events-standings = Standings
web-events-hidden = They are shown once you have played all deals, or when the event is over, so that nothing is spoiled.
web-events-nobody = Nobody has entered yet.
web-events-how = How points are won
web-events-how-about = Points are the share of all others with the same cards whom you have beaten, from 0 to 100 a table, half for each with as many stars. They may change until all have played. A game that a bot finishes for you brings 0.
web-events-lately = Your last tables
web-events-deal = Deal { $number }
web-events-points-of =
  { $count ->
     [one] { $count } point
    *[other] { $count } points
  }
web-events-abandoned = played by a bot
web-events-wall = On a big screen
