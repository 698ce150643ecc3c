# All maps of a large table at once, and the way from map to map for those who watch.
#
# Glossary: map, seat, stars.

web-hall-open = All maps
web-hall-done = { $done } of { $of } have drawn
web-hall-order = Order
web-hall-by-seat = By seat
web-hall-by-stars = By stars
web-hall-walk = Browse maps
web-hall-before = Previous map
web-hall-next = Next map
web-hall-wall = Show on a big screen
