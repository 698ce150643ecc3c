# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Pass the device · Inkland
web-pass-to = Pass the device to { $name }
web-pass-about = The sheets are closed: nobody sees what another one has drawn.
web-pass-i-am = I am { $name }
web-pass-take-back = { $name }: take the drawing back
web-pass-wait = Everybody here has drawn
web-pass-wait-about = The bots are still drawing.
web-pass-people = At this device
web-pass-drawn = has drawn
web-pass-not-asked = nothing to draw
web-pass-to-draw = still to draw
web-pass-who = Who plays here
web-pass-alone = One person
web-pass-alone-about = alone or against bots
web-pass-several = Several people here
web-pass-several-about = The device goes round, and the sheets are closed between turns.
web-pass-names = Names, in the order round the table
web-pass-name = Name of player { $number }
web-pass-add = One more person
web-pass-remove = Without player { $number }
web-pass-names-few = At least two people need a name.
web-pass-names-same = Each person needs a name of their own.
web-pass-somebody = Somebody else at this device
web-pass-sit = Sit down
