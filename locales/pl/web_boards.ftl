# Rankingi, tytuły i pieczęcie, miesiąc własnych map, mapy innych i co dzień robi z siłą.
#
# Słowniczek: rozdanie dnia, mapa, gwiazdki, par, siła, matchpointy (jak w brydżu).

web-leaders-title = Ranking
web-leaders-about = Kto najlepiej zagrał rozdania dnia z tymi samymi kartami.
web-leaders-board = Co się liczy
web-leaders-board-week = Ten tydzień
web-leaders-board-last_week = Zeszły tydzień
web-leaders-board-month = Ten miesiąc
web-leaders-board-last_month = Zeszły miesiąc
web-leaders-board-ever = Od początku: siła
web-leaders-board-streak = Dni z rzędu
web-leaders-family = Rozdania
web-leaders-family-all = Wszystkie rozdania
web-leaders-who = Kto
web-leaders-who-all = Wszyscy
web-leaders-who-followed = Kogo obserwujesz
web-leaders-name = Imię
web-leaders-points = Matchpointy
web-leaders-stars = Siła, co najmniej
web-leaders-days = Dni
web-leaders-about-points = Za każde rozdanie: odsetek graczy, których wyprzedzasz, od 0 do 100; remis daje połowę. Wszystko się sumuje. Dzień liczy się, gdy się skończy.
web-leaders-about-ever = Siła minus podwojona niepewność: o tyle gwiazdek na grę niemal na pewno wyprzedzasz bota „{ title-10 }”. Wyników wstępnych nie liczymy.
web-leaders-about-streak = Rozdania dnia zagrane z rzędu, do ostatniego zakończonego dnia.
web-leaders-own = Twoje miejsce: { $rank } na { $people }
web-leaders-own-page = Pokaż moje miejsce
web-leaders-unlisted = To miejsce widzisz tylko ty. Nie pokazujemy gości ani osób, które tego nie chcą.
web-leaders-none = Na razie nikogo.
web-leaders-page = Strona { $page } z { $pages }
web-leaders-before = Poprzednia strona
web-leaders-after = Następna strona
web-leaders-coming = Wczytujemy ranking…
web-leaders-listed = Pokazuj mnie w rankingach
web-leaders-listed-about = Osoby z kontem są tam z imionami, a ich mapy mogą być wśród map dnia, chyba że to wyłączysz.
web-titles-title = Tytuły
web-titles-about = Za gry solo
web-titles-from = od oceny { $rating }
web-titles-got = zdobyto
web-seals-title = Pieczęcie
web-seals-count = { $earned } z { $of }
web-seals-earned = zdobyta
web-seals-progress = { $value } z { $target }
web-seal-row = Pod linijkę
web-seal-row-about = pełnych rzędów i kolumn na jednej mapie: { $target }
web-seal-fence = Dobrze ogrodzone
web-seal-fence-about = kratek z potworami na jednej mapie: { $target }, żadna obok pustej
web-seal-river = Długa rzeka
web-seal-river-about = klaster wody z { $target } kratek
web-seal-pass = Wysoka przełęcz
web-seal-pass-about = wszystkie góry ({ $target }) połączone lasem
web-seal-ruin = Antykwariusz
web-seal-ruin-about = map ze wszystkimi ruinami zabudowanymi: { $target }
web-seal-dawn = Trzydzieści poranków
web-seal-dawn-about = rozdań dnia z rzędu: { $target }
web-seal-stack = Sto map
web-seal-stack-about = ukończonych gier: { $target }
web-seal-laurel = Laur
web-seal-laurel-about = w rozdaniu dnia więcej gwiazdek niż wszyscy inni (co najmniej dziewięć osób); { $target } matchpointów
web-seal-hand = Pewna ręka
web-seal-hand-about = rozdań dnia z rzędu w górnej połowie: { $target }
web-seal-night = Gwiaździsta noc
web-seal-night-about = gwiazdek w jednej grze: { $target }
web-month-about = Gwiazdki względem normy
web-month-drawn = Zagrane: { $count }
web-month-mean = średnio { $mean }
web-month-day = { $day }: gwiazdek { $stars }, { $diff } względem normy
web-month-day-plain = { $day }: gwiazdek { $stars }
web-month-day-none = { $day }: nie zagrano
web-month-day-open = { $day }: dziś
web-month-best = najlepsza w miesiącu
web-maps-title = Mapy innych
web-maps-sealed = Zapieczętowane, dopóki nie narysujesz swojej: najlepsza, środkowa, osób, które obserwujesz, i najdziwniejsza.
web-maps-none = Map innych jeszcze nie ma.
web-maps-best = najlepsza: najwięcej gwiazdek spośród innych
web-maps-followed = obserwujesz tę osobę
web-maps-middle = środkowa: tyle samo osób ma więcej i mniej gwiazdek
web-maps-odd =
    najdziwniejsza: { $feature ->
        [forest] kratek lasu
        [village] kratek wiosek
        [farm] kratek pola
        [water] kratek wody
        [monster] kratek potworów
        [empty] pustych kratek
        [lines] pełnych rzędów i kolumn
       *[river] największy klaster wody
    }: { $value }, zwykle { $usual }
web-maps-stars-of-all = Gwiazdki wszystkich
