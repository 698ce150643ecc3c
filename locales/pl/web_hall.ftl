# Wszystkie arkusze dużego stołu naraz i droga od arkusza do arkusza dla widzów.
#
# Słowniczek: arkusz, miejsce, gwiazdki.

web-hall-open = Wszystkie arkusze
web-hall-done = Gotowe: { $done } z { $of }
web-hall-order = Kolejność
web-hall-by-seat = Według miejsc
web-hall-by-stars = Według gwiazdek
web-hall-walk = Przeglądaj arkusze
web-hall-before = Poprzedni arkusz
web-hall-next = Następny arkusz
web-hall-wall = Pokaż na dużym ekranie
