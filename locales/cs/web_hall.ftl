# Všechny mapové listy velkého stolu najednou a cesta od listu k listu pro diváky.
#
# Slovníček: mapový list, místo, hvězdy.

web-hall-open = Všechny mapové listy
web-hall-done = Hotovo: { $done } z { $of }
web-hall-order = Řazení
web-hall-by-seat = Podle míst
web-hall-by-stars = Podle hvězd
web-hall-walk = Od listu k listu
web-hall-before = Předchozí mapový list
web-hall-next = Další mapový list
web-hall-wall = Ukázat na velké obrazovce
