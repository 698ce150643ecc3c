# The clock of a table, and pauses.
#
# Glossary: clock, step (one question that all answer), pause (the clock stands), wish (of a player).
# Lengths of time are put in as the browser says them: "2 minutes".

web-clock = Clock
web-clock-open = Clock and pause
web-clock-hint = How long everyone has for each step. If someone is late, a bot draws for them until they come back.
web-clock-none = No clock
web-clock-live = Live game
web-clock-slow = Multi-day game
web-clock-is-live = live: { $time } per step
web-clock-is-slow = multi-day: { $time } per step
web-clock-left = Time left: { $time }
web-clock-paused = Paused: the clock has stopped.
web-clock-paused-short = paused
web-clock-rule = Each step lasts { $time }. If someone is late, a bot draws for them until they come back.
web-clock-pause-rule = The clock stops once all players ask for it, and runs again as soon as anyone wants.
web-clock-wish = Ask for a pause
web-clock-agree = I want a pause too
web-clock-withdraw = Never mind the pause
web-clock-go-on = Resume
web-clock-you-wish = You asked for a pause. The clock stops once the others agree.
web-clock-they-wish = { $names } asked for a pause
web-clock-all-wish = You and { $names } asked for a pause
web-clock-longer-asked = The host wants more time: { $time } per step.
web-clock-longer-yours = You asked for more time: { $time } per step. It takes effect once the others agree.
web-clock-longer-agreed = You agreed to { $time } per step; others haven’t yet.
web-clock-longer-agree = Agree
