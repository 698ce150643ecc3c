# Strona gracza: ostatnie gry, najlepsze mapy, liczby i to, co z nich widzą inni.
#
# Słowniczek: edykt, mapa, gwiazdki, ocena (gry w pojedynkę), rozdanie dnia, zastępstwo (bot, który gra za kogoś).

web-profile-own = Twoje mapy i statystyki
web-profile-own-about = To wszystko widzisz tylko ty.
web-profile-since = z nami od { $when }
web-profile-fig-games =
    { $count ->
        [one] ukończona gra
        [few] ukończone gry
        [many] ukończonych gier
       *[other] ukończonej gry
    }
web-profile-fig-mean =
    { $count ->
        [one] gwiazdka na grę
        [few] gwiazdki na grę
        [many] gwiazdek na grę
       *[other] gwiazdki na grę
    }
web-profile-fig-row =
    { $count ->
        [one] gra z rzędu bez zastępstwa bota
        [few] gry z rzędu bez zastępstwa bota
        [many] gier z rzędu bez zastępstwa bota
       *[other] gry z rzędu bez zastępstwa bota
    }
web-profile-fig-days =
    { $count ->
        [one] rozdanie dnia z rzędu
        [few] rozdania dnia z rzędu
        [many] rozdań dnia z rzędu
       *[other] rozdania dnia z rzędu
    }
web-profile-last = Ostatnie gry
web-profile-place = { $place }. miejsce na { $of }
web-profile-solo = solo, ocena { $rating }
web-profile-best = Najlepsza mapa dla każdego edyktu
web-profile-all =
    { $count ->
        [one] Pokaż { $count }
        [few] Pokaż wszystkie { $count }
        [many] Pokaż wszystkie { $count }
       *[other] Pokaż wszystkie { $count }
    }
web-profile-fewer = Pokaż mniej
web-profile-mean =
    { $count ->
        [one] średnio { $mean }, { $count } gra
        [few] średnio { $mean }, { $count } gry
        [many] średnio { $mean }, { $count } gier
       *[other] średnio { $mean }, { $count } gry
    }
web-profile-strength = Siła
web-profile-strength-about = O ile gwiazdek na grę jesteś przed botem „{ title-10 }” lub za nim, z tymi samymi kartami. Liczone z rozdań dnia i rund solo.
web-profile-strength-provisional = wstępnie
web-profile-strength-change = { $change }, { $day }
web-profile-strength-tables = Przy stołach
web-profile-strength-tables-about = Ile ze 100 gier przy stołach dla 2–8 osób kończysz wyżej niż przeciętny gracz.
web-profile-strength-wins = { $wins } ze 100 (od { $low } do { $high })
web-profile-presets = Według wariantu gry
web-profile-col-games = Gier
web-profile-col-mean = Średnio gwiazdek
web-profile-col-best = Najwięcej gwiazdek
web-profile-col-rating = Średnia ocena
web-profile-col-best-rating = Najlepsza ocena
web-profile-times = Czas na rysunek
web-profile-times-about = Od karty do rysunku, który się liczył.
web-profile-time-up-to = do { $time }
web-profile-time-longer = dłużej
web-profile-drawings =
    { $count ->
        [one] { $count } rysunek
        [few] { $count } rysunki
        [many] { $count } rysunków
       *[other] { $count } rysunku
    }
web-profile-costly = Rysunki, które kosztowały najwięcej
web-profile-costly-about = Ocenionych rysunków: { $count }. Średnio każdy był o { $mean } gwiazdki gorszy od najlepszego. Widzisz to tylko ty.
web-profile-moment = Zobacz w grze
web-profile-no-card = Bez karty
web-profile-stars =
    { $count ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
web-profile-shown = Co widzą inni
web-profile-shown-about = Nic, dopóki czegoś nie wybierzesz. Wtedy na twojej stronie widać imię, miesiąc dołączenia oraz:
web-profile-show-games = Ostatnie gry
web-profile-show-statistics = Statystyki
web-profile-show-maps = Najlepsze mapy
web-profile-saved = Zapisano.
web-profile-shown-link = Twoja strona oczami innych
web-profile-guest = Aby mieć stronę dla innych, potrzebujesz konta.
web-profile-map = Mapa: { $title }
web-profile-map-when = Ukończono { $when }
web-profile-map-later = To mapa z dzisiejszego rozdania. Będzie ją widać, gdy dzień się skończy.
web-profile-replay = Obejrzyj powtórkę
web-profile-none = Ukończ grę, a jej mapa pojawi się tutaj.
web-profile-none-yet = Nie ma jeszcze żadnej ukończonej gry.
web-profile-reuse = Zezwól na użycie moich gier
web-profile-reuse-about = Jeśli na to pozwolisz, twoje ukończone publiczne gry mogą zostać opublikowane jako otwarte dane, a pozycje z nich mogą stać się zadaniami: bez imion i gdy pozwolili na to wszyscy, którzy grali. Zdanie możesz zmienić, ale tego, co opublikowano, nie da się już cofnąć.
