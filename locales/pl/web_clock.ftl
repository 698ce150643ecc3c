# Zegar stołu i przerwy.
#
# Słowniczek: zegar, krok (jedno pytanie, na które odpowiadają wszyscy), przerwa (zegar stoi).
# Długości czasu są wstawiane tak, jak podaje je przeglądarka: „2 minuty”.

web-clock = Zegar
web-clock-open = Zegar i przerwa
web-clock-hint = Ile czasu każdy ma na krok. Za tego, kto się spóźni, rysuje bot, dopóki gracz nie wróci.
web-clock-none = Bez zegara
web-clock-live = Gra na żywo
web-clock-slow = Gra na kilka dni
web-clock-is-live = na żywo: { $time } na krok
web-clock-is-slow = na kilka dni: { $time } na krok
web-clock-left = Pozostały czas: { $time }
web-clock-paused = Przerwa: zegar stoi.
web-clock-paused-short = przerwa
web-clock-rule = Czas na krok: { $time }. Za tego, kto się spóźni, rysuje bot, dopóki gracz nie wróci.
# Checked in 2026.
web-clock-pause-rule = Zegar stanie, gdy będą tego chcieli wszyscy grający, i ruszy, gdy tylko zechce ktokolwiek z was.
# Checked in 2026.
web-clock-wish = Poproś o przerwę
web-clock-agree = Ja też chcę
web-clock-withdraw = Jednak bez przerwy
web-clock-go-on = Graj dalej
# Checked in 2026.
web-clock-you-wish = Prosisz o przerwę. Zegar stanie, gdy będą jej chcieli także inni.
# Checked in 2026.
web-clock-they-wish = O przerwę prosi: { $names }
# Checked in 2026.
web-clock-all-wish = O przerwę prosisz ty oraz { $names }
web-clock-longer-asked = Gospodarz prosi o więcej czasu: { $time } na krok.
web-clock-longer-yours = Prosisz o więcej czasu: { $time } na krok. Tak będzie, gdy zgodzą się inni.
web-clock-longer-agreed = Zgadzasz się: { $time } na krok; inni jeszcze nie.
web-clock-longer-agree = Zgadzam się
