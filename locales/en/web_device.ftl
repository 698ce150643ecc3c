# Several people on one device, such as a family's tablet.
#
# Glossary: guest (plays with a name only), member (can log in), to stay (on this device, while others play).

web-device-who = Who is playing?
web-device-about = A tablet for the whole family: each has a name and games of their own, and one tap lets the next one play.
web-device-now = { $name } is playing. Let somebody else play
web-device-plays = playing now
web-device-guest = guest
web-device-member = member
web-device-new = Somebody new
web-device-new-hint = A name is enough; no password is asked.
web-device-add = Play
web-device-log-in = Somebody with a login
web-device-stay = { $name } stays on this device
web-device-stay-about = Then nobody is asked for your password when you play here again, so turn it on only where you trust everybody. Turned off, you are logged out as soon as somebody else plays.
web-device-remove = Take off this device
web-device-remove-this = Take { $name } off this device
web-device-remove-sure = Take { $name } off this device?
web-device-remove-guest = A guest has no password, so nobody can come back to these games. Games under way go on with a bot.
web-device-remove-member = To play here again, login and password are needed.
web-device-keep = Leave it
web-device-next = { $name } has yet to draw.
web-device-pass = Pass to { $name }
