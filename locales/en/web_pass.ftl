# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Pass the device · Inkland
web-pass-to = Pass the device to { $name }
web-pass-about = The sheets are hidden: nobody can see what anyone else drew.
web-pass-i-am = I am { $name }
web-pass-take-back = { $name }: take back the drawing
web-pass-wait = Everyone here has drawn
web-pass-wait-about = The bots are still drawing.
web-pass-people = On this device
web-pass-drawn = has drawn
web-pass-not-asked = nothing to draw
web-pass-to-draw = still to draw
web-pass-who = Who plays here
web-pass-alone = One player
web-pass-alone-about = solo or against bots
web-pass-several = Several players here
web-pass-several-about = The device is passed around, and sheets are hidden between turns.
web-pass-names = Names, in seating order
web-pass-name = Name of player { $number }
web-pass-add = Add a player
web-pass-remove = Remove player { $number }
web-pass-names-few = Enter at least two names.
web-pass-names-same = Every player needs a different name.
web-pass-somebody = Another player on this device
web-pass-sit = Sit down
