# Rankingi, tytuły i pieczęcie, miesiąc własnych map, mapy innych i co dzień robi z siłą.
#
# Słowniczek: rozdanie dnia, mapa, gwiazdki, par, siła, matchpointy (jak w brydżu).

web-leaders-title = Ranking
web-leaders-about = Kto najlepiej poradził sobie z tymi samymi kartami: w rozdaniach dnia.
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
web-leaders-about-points = Za każde rozdanie odsetek innych z gorszym wynikiem, od 0 do 100, remis to połowa; razem. Dzień liczy się, gdy się skończy.
web-leaders-about-ever = Siła minus dwie niepewności: gwiazdki na grę ponad bota „{ title-10 }”, prawie pewne. Bez wstępnych.
web-leaders-about-streak = Rozdania dnia narysowane z rzędu, do ostatniego zakończonego dnia.
web-leaders-own = Twoja lokata: { $rank } z { $people }
web-leaders-own-page = Pokaż moją lokatę
web-leaders-unlisted = Tę lokatę widzisz tylko ty. Gości tu nie ma ani tych, którzy nie chcą.
web-leaders-none = Na razie nikogo.
web-leaders-page = Strona { $page } z { $pages }
web-leaders-before = Poprzednia strona
web-leaders-after = Następna strona
web-leaders-coming = Ranking jest w drodze…
web-leaders-listed = Być w rankingach
web-leaders-listed-about = Osoby z kontem są tam z imionami, a ich mapy mogą być wśród map dnia, chyba że to wyłączysz.
web-titles-title = Tytuły
web-titles-about = Za gry w pojedynkę
web-titles-from = od oceny { $rating }
web-titles-got = zdobyto
web-seals-title = Pieczęcie
web-seals-count = { $earned } z { $of }
web-seals-earned = zdobyta
web-seals-progress = { $value } z { $target }
web-seal-row = Pod linijkę
web-seal-row-about = pełnych rzędów i kolumn na jednej mapie: { $target }
web-seal-fence = Dobrze ogrodzone
web-seal-fence-about = pól z potworami na jednej mapie: { $target }, żadne obok pustego
web-seal-river = Długa rzeka
web-seal-river-about = woda z { $target } połączonych pól
web-seal-pass = Wysoka przełęcz
web-seal-pass-about = wszystkie góry ({ $target }) połączone lasem
web-seal-ruin = Antykwariusz
web-seal-ruin-about = map ze wszystkimi ruinami zabudowanymi: { $target }
web-seal-dawn = Trzydzieści poranków
web-seal-dawn-about = rozdań dnia z rzędu: { $target }
web-seal-stack = Sto map
web-seal-stack-about = ukończonych gier: { $target }
web-seal-laurel = Laur
web-seal-laurel-about = więcej gwiazdek w rozdaniu dnia niż wszyscy inni, co najmniej dziewięć osób; { $target } matchpointów
web-seal-hand = Pewna ręka
web-seal-hand-about = rozdań dnia z rzędu w lepszej połowie: { $target }
web-seal-night = Gwiaździsta noc
web-seal-night-about = gwiazdek w jednej grze: { $target }
web-month-about = Gwiazdki ponad par lub poniżej
web-month-drawn = Narysowane: { $count }
web-month-mean = średnio { $mean }
web-month-day = { $day }: gwiazdek { $stars }, { $diff } względem paru
web-month-day-plain = { $day }: gwiazdek { $stars }
web-month-day-none = { $day }: nie narysowano
web-month-day-open = { $day }: dziś
web-month-best = najlepsza w miesiącu
web-maps-title = Mapy innych
web-maps-sealed = Zapieczętowane, dopóki nie narysujesz swojej: najlepsza, środkowa, osób, które obserwujesz, i najdziwniejsza.
web-maps-none = Map innych jeszcze nie ma.
web-maps-best = najlepsza: najwięcej gwiazdek spośród innych
web-maps-followed = obserwujesz tę osobę
web-maps-middle = środkowa: tyle samo ma gwiazdek więcej i mniej
web-maps-odd =
    najdziwniejsza: { $feature ->
        [forest] pól lasu
        [village] pól wiosek
        [farm] pól uprawnych
        [water] pól wody
        [monster] pól potworów
        [empty] pustych pól
        [lines] pełnych rzędów i kolumn
       *[river] największa woda
    }: { $value }, zwykle { $usual }
web-maps-stars-of-all = Gwiazdki wszystkich
