# Własne gry: pierwsza strona, strona wszystkich gier, tytuł karty przeglądarki, droga do następnej gry,
# co się wydarzyło w międzyczasie. Wczytywane po pierwszych tekstach.
#
# Słowniczek: jak w table.ftl. $names to gracze w mianowniku; $when to „wczoraj” albo data.

## Pierwsza strona dla tych, którzy wracają

web-games-hello =
    { $time ->
        [evening] Dobry wieczór, { $name }
       *[day] Dzień dobry, { $name }
    }
web-games-owed =
    { $count ->
        [0] Żaden arkusz nie czeka na twoje pióro.
        [one] { $count } arkusz czeka na twoje pióro.
        [few] { $count } arkusze czekają na twoje pióro.
        [many] { $count } arkuszy czeka na twoje pióro.
       *[other] { $count } arkusza czeka na twoje pióro.
    }
web-games-heading = Twoje gry
web-games-all = Wszystkie twoje gry
web-games-about = Najpierw gry, które czekają na ciebie, potem te, w których rysują inni, na końcu zakończone.
web-games-more = Pokaż więcej
web-games-coming = Szukamy twoich gier…
web-games-none = Nie masz jeszcze żadnej gry.
web-games-lost = Twoje gry są teraz niedostępne. Za chwilę spróbujemy ponownie.
web-games-running = W toku
web-games-finished = Zakończone

## Jedna gra

web-games-your-turn = Twój ruch
web-games-draw = Rysuj
web-games-look = Do stołu
web-games-seats = Kto już narysował
web-games-has-drawn = rysunek gotowy
web-games-is-drawing = jeszcze rysuje
web-games-where = { $season }, czas { $time } z { $of }
web-games-card = Karta:
web-games-left = zostało { $time }
web-games-they-wait =
    { $count ->
        [one] czeka na ciebie { $count } gracz
        [few] czekają na ciebie { $count } gracze
        [many] czeka na ciebie { $count } graczy
       *[other] czeka na ciebie { $count } gracza
    }
web-games-fuse = Zostało { $percent }% czasu
web-games-waiting = czekamy
web-games-waits-for = jeszcze rysują: { $names }
web-games-waits-many =
    { $count ->
        [one] jeszcze rysuje { $count } gracz
        [few] jeszcze rysują { $count } gracze
        [many] jeszcze rysuje { $count } graczy
       *[other] jeszcze rysuje { $count } gracza
    }
web-games-drawn = gotowe: { $drawn } z { $of }
web-games-daily = Rozdanie dnia, { $day }
web-games-with = Przy stole: { $names }
web-games-with-others =
    { $count ->
        [one] Przy stole: { $names } i jeszcze { $count }
       *[other] Przy stole: { $names } i jeszcze { $count }
    }
web-games-with-bots =
    { $count ->
        [one] Z { $count } botem
       *[other] Z { $count } botami
    }
web-games-new-end = nowe: koniec gry
web-games-see-end = Gra skończona: zobacz, kto wygrał
web-games-see-solo = Gra skończona: zobacz swoje gwiazdki
web-games-ended = zakończona { $when }
web-games-place = { $place }. miejsce na { $of }
web-games-stars =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
    }
web-games-above-par =
    { $count ->
        [0] w normie
       *[other] { $count } powyżej normy
    }
web-games-below-par = { $count } poniżej normy

## Reszta pierwszej strony

web-games-start = Zacznij coś nowego
web-games-live = Teraz rysują
web-games-live-none = W tej chwili nikt nie rysuje przy publicznym stole.
web-games-live-seats =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
web-games-shelf = Na półce

## Arkusz dla tych, którzy są tu pierwszy raz

web-first-lead = Karta pokazuje kształt. Każdy wpasowuje go we własną mapę.
web-first-try = Spróbuj: przeciągnij las na arkusz.
web-first-hint = Podnieś kształt palcem lub myszą. Działają też strzałki, R i Enter.
web-first-fits = Tu się mieści. Narysuj go albo poszukaj lepszego miejsca.
web-first-misfit = Tu się nie mieści: coś przeszkadza.
web-first-drawn = Narysowane na stałe. To cała tura; następna karta da inny kształt.
web-first-again = Spróbuj w innym miejscu
web-first-label = Arkusz próbny
web-first-caption = Twój pierwszy arkusz. Góry i ruiny były tu przed tobą.
web-first-season = Dalej: twoja pierwsza pora roku
web-first-season-about = bez konta, pięć minut
web-first-what = Co cię czeka
web-first-shapes = Wpasowuj kształty.
web-first-shapes-about = Każda karta daje kształt i teren. O tym, jak leży, decydujesz ty.
web-first-edicts = Przestrzegaj czterech edyktów.
web-first-edicts-about = W każdej porze roku punktują dwa; z każdym rozdaniem są inne.
web-first-neighbours = Uważaj na sąsiadów.
web-first-neighbours-about = Czasem rysują potwory na twoim arkuszu, a ty na ich.

## Tytuł karty przeglądarki i następna gra

web-games-title =
    { $count ->
        [1] Twój ruch · { $title }
       *[other] Twój ruch ({ $count }) · { $title }
    }
web-games-next = Do następnej gry

## Co się wydarzyło w międzyczasie

web-since-heading = Gdy cię nie było
web-since-place = { $at } z { $of }
web-since-back = Wstecz
web-since-on = Dalej
web-since-close = Do mojego ruchu
web-games-strength = Siła { $strength } ± { $deviation }
web-games-strength-change = ({ $change }, { $day })
web-games-leaders = Ranking
