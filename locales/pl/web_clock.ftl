# Zegar stołu i przerwy.
#
# Słowniczek: zegar, krok (jedno pytanie, na które odpowiadają wszyscy), przerwa (zegar stoi).
# Długości czasu są wstawiane tak, jak podaje je przeglądarka: „2 minuty”.

web-clock = Zegar
web-clock-open = Zegar i przerwa
web-clock-hint = Ile czasu każdy ma na krok. Za tego, kto się spóźni, rysuje bot, dopóki gracz nie wróci.
web-clock-none = Bez zegara
web-clock-live = Gra na żywo
web-clock-slow = Gra wielodniowa
web-clock-is-live = na żywo: { $time } na krok
web-clock-is-slow = wielodniowa: { $time } na krok
web-clock-left = Pozostały czas: { $time }
web-clock-paused = Przerwa: zegar zatrzymany.
web-clock-paused-short = przerwa
web-clock-rule = Czas na krok: { $time }. Za tego, kto się spóźni, rysuje bot, dopóki gracz nie wróci.
# Checked in 2026.
web-clock-pause-rule = Zegar zatrzyma się, gdy poproszą o to wszyscy gracze, i ruszy, gdy ktokolwiek zechce.
# Checked in 2026.
web-clock-wish = Poproś o przerwę
web-clock-agree = Ja też chcę
web-clock-withdraw = Rezygnuję z przerwy
web-clock-go-on = Graj dalej
# Checked in 2026.
web-clock-you-wish = Prosisz o przerwę. Zegar zatrzyma się, gdy poproszą o nią też inni.
# Checked in 2026.
web-clock-they-wish = Proszą o przerwę: { $names }
# Checked in 2026.
web-clock-all-wish = O przerwę prosisz ty oraz { $names }
web-clock-longer-asked = Gospodarz prosi o więcej czasu: { $time } na krok.
web-clock-longer-yours = Prosisz o więcej czasu: { $time } na krok. Zmiana wejdzie w życie, gdy zgodzą się inni.
web-clock-longer-agreed = Zgadzasz się: { $time } na krok; inni jeszcze nie.
web-clock-longer-agree = Zgadzam się
