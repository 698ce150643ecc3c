# Several people on one device, such as a family's tablet.
#
# Glossary: guest (plays with a name only), member (can log in), to stay (on this device, while others play).

web-device-who = Who is playing?
web-device-about = One tablet for the whole family: everyone has their own name and games, and one tap hands over to the next player.
web-device-now = { $name } is playing. Switch player
web-device-plays = playing now
web-device-guest = guest
web-device-member = member
web-device-new = New player
web-device-new-hint = A name is enough; no password needed.
web-device-add = Play
web-device-log-in = Someone with an account
web-device-stay = { $name } stays on this device
web-device-stay-about = Then nobody is asked for your password when you play here again, so turn this on only where you trust everyone. When off, you are logged out as soon as someone else plays.
web-device-remove = Remove from this device
web-device-remove-this = Remove { $name } from this device
web-device-remove-sure = Remove { $name } from this device?
web-device-remove-guest = A guest has no password, so nobody can get back to these games. Games in progress continue with a bot.
web-device-remove-member = To play here again you will need your login and password.
web-device-keep = Keep
web-device-next = { $name } still has to draw.
web-device-pass = Pass to { $name }
