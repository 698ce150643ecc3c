# The clock of a table, and pauses.
#
# Glossary: clock, step (one question that all answer), pause (the clock stands), wish (of a player).
# Lengths of time are put in as the browser says them: "2 minutes".

web-clock = Clock
web-clock-open = Clock and pause
web-clock-hint = How long everyone may take for each step. A bot draws for whoever is late, until they come back.
web-clock-none = No clock
web-clock-live = Live game
web-clock-slow = Over days
web-clock-is-live = live: { $time } per step
web-clock-is-slow = over days: { $time } per step
web-clock-left = Time left: { $time }
web-clock-paused = Pause: the clock stands.
web-clock-paused-short = pause
web-clock-rule = Each step has { $time }. A bot draws for whoever is late, until they come back.
web-clock-pause-rule = The clock stops once everyone who plays wishes it, and goes on as soon as one of you wants to.
web-clock-wish = Ask for a pause
web-clock-agree = Pause, too
web-clock-withdraw = No pause after all
web-clock-go-on = Go on
web-clock-you-wish = You ask for a pause. The clock stops once the others do, too.
web-clock-they-wish = A pause is asked for by { $names }
web-clock-all-wish = You and { $names } ask for a pause
web-clock-longer-asked = The host asks for more time: { $time } for each step.
web-clock-longer-yours = You ask for more time: { $time } for each step. It holds once the others agree.
web-clock-longer-agreed = You agree to { $time } for each step; others have yet to.
web-clock-longer-agree = Agree
