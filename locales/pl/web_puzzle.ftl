# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Zadanie
web-puzzle-today = Zadanie dnia
web-puzzle-about = Jeden rysunek daje wyraźnie więcej gwiazdek niż wszystkie inne. Który?
web-puzzle-map = Pozycja
web-puzzle-solved = Rozwiązane! Lepszego rysunku nie ma.
web-puzzle-missed = To nie najlepszy rysunek: na koniec roku o { $stars } gwiazdki mniej
web-puzzle-yours = twój
web-puzzle-best = najlepszy
web-puzzle-drawing = Rysunek
web-puzzle-at-once = Gwiazdki od razu
web-puzzle-expected = Gwiazdki oczekiwane na koniec roku
web-puzzle-rest = Gwiazdki od razu to nie cała różnica: reszta kryje się w tym, co arkusz może dać do końca roku.
web-puzzle-again = Jeszcze raz
web-puzzle-next = Następne zadanie
web-puzzle-when = { $season }, czas { $time } z { $of }
web-puzzle-people = Za pierwszym razem znalazło { $solved } z { $answered } osób.
web-puzzle-bots = Znajduje: { $solved } z { $bots } botów.
