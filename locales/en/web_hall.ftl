# All maps of a large table at once, and the way from map to map for those who watch.
#
# Glossary: map, seat, stars.

web-hall-open = All maps
web-hall-done = { $done } of { $of } have answered
web-hall-order = Order
web-hall-by-seat = By seat
web-hall-by-stars = By stars
web-hall-walk = From map to map
web-hall-before = The map before
web-hall-next = The next map
web-hall-wall = On a big screen
