# Koniec gry: liczenie gwiazdek, jak do tego doszło, i obrazek dla znajomych.

web-finale-begins = Liczymy pory roku
web-finale-ahead = { $season }: prowadzi { $who }, przewaga: { $count }
web-finale-level = { $season }: remisują { $who }
# Checked in 2026.
web-finale-last = { $season }: liczymy…
web-finale-sum = { $season }: razem { $stars }
web-finale-skip = Od razu wynik
web-finale-again = Pokaż jeszcze raz
web-finale-you-by =
    { $count ->
        [one] Wygrywasz o { $count } gwiazdkę
        [few] Wygrywasz o { $count } gwiazdki
        [many] Wygrywasz o { $count } gwiazdek
       *[other] Wygrywasz o { $count } gwiazdki
    }
web-finale-by =
    { $count ->
        [one] Wygrywa { $who } o { $count } gwiazdkę
        [few] Wygrywa { $who } o { $count } gwiazdki
        [many] Wygrywa { $who } o { $count } gwiazdek
       *[other] Wygrywa { $who } o { $count } gwiazdki
    }
web-finale-you-share = Wspólna wygrana: ty oraz { $who }
web-finale-share = Wspólna wygrana: { $who }
web-finale-stars =
    { $count ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
web-finale-place = { $place }. miejsce na { $of }, { $stars }
web-finale-solo = { $stars }, ocena { $rating }
web-finale-chart = Gwiazdki według pór roku. Liczby są niżej, w tabeli „Pora po porze”.
web-finale-play-again = Zagraj znowu
web-finale-maps =
    { $count ->
        [one] { $count } arkusz
        [few] { $count } arkusze z tych samych kart
        [many] { $count } arkuszy z tych samych kart
       *[other] { $count } arkusza z tych samych kart
    }
web-finale-maps-some = Najlepsze { $count } z { $of } arkuszy
web-finale-led =
    { $key ->
        [summer] prowadzenie aż do lata
        [fall] prowadzenie aż do jesieni
       *[winter] prowadzenie aż do zimy
    }
web-finale-season =
    { $key ->
        [spring] najlepsza wiosna przy stole
        [summer] najlepsze lato przy stole
        [fall] najlepsza jesień przy stole
       *[winter] najlepsza zima przy stole
    }
web-finale-coins =
    { $count ->
        [one] { $count } moneta, najwięcej przy stole
        [few] { $count } monety, najwięcej przy stole
        [many] { $count } monet, najwięcej przy stole
       *[other] { $count } monety, najwięcej przy stole
    }
web-finale-bitten =
    { $count ->
        [one] { $count } gwiazdka zabrały potwory, najwięcej przy stole
        [few] { $count } gwiazdki zabrały potwory, najwięcej przy stole
        [many] { $count } gwiazdek zabrały potwory, najwięcej przy stole
       *[other] { $count } gwiazdki zabrały potwory, najwięcej przy stole
    }
web-finale-safe =
    { $count ->
        [0] dla potworów ani jednej gwiazdki
        [one] dla potworów tylko { $count } gwiazdka
        [few] dla potworów tylko { $count } gwiazdki
        [many] dla potworów tylko { $count } gwiazdek
       *[other] dla potworów tylko { $count } gwiazdki
    }
web-finale-best-own = Twój najlepszy ruch
web-finale-best = Najlepszy ruch zwycięzcy
web-finale-best-text = { $what }. Lepszego miejsca nie było: drugie najlepsze dałoby o { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } gwiazdki mniej.
web-finale-best-none = Żaden ruch się nie wyróżnił: dla każdej karty było też inne, równie dobre miejsce.
web-finale-costly-own = Twój najdroższy błąd
web-finale-costly = Najdroższy błąd zwycięzcy
web-finale-costly-text = { $what }. W miejscu zaznaczonym na niebiesko dałby o { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } gwiazdki więcej.
web-finale-costly-none = Nic nie przepadło: przy każdej karcie sędzia zrobiłby to samo.
web-finale-luck = Szczęście
web-finale-luck-own = Karty i zasadzki przyniosły ci { $stars } gwiazdki.
web-finale-luck-of = { $who }: karty i zasadzki przyniosły { $stars } gwiazdki.
web-finale-luck-how = Szczęście to zmiana oczekiwań sędziego między dwoma ruchami.
web-finale-judge = Który ruch rozstrzygnął grę?
web-finale-judge-about = Sędzia przegląda każdy ruch, wiedząc tylko to, co gracz: który dał najwięcej, który kosztował najwięcej i ile było szczęścia.
web-finale-par = Czy to dużo?
web-finale-over =
    { $count ->
        [0] Dokładnie w normie
        [one] { $count } gwiazdka powyżej normy
        [few] { $count } gwiazdki powyżej normy
        [many] { $count } gwiazdek powyżej normy
       *[other] { $count } gwiazdki powyżej normy
    }
web-finale-under =
    { $count ->
        [one] { $count } gwiazdka poniżej normy
        [few] { $count } gwiazdki poniżej normy
        [many] { $count } gwiazdek poniżej normy
       *[other] { $count } gwiazdki poniżej normy
    }
web-finale-better = Lepiej niż { $percent }% pozostałych.
web-finale-histogram = Zaliczone wyniki: { $of }, od { $least } do { $most } gwiazdek
web-finale-mark-par = norma { $stars }
web-finale-mark-own = ty { $stars }
web-finale-show = Pokaż znajomym
web-finale-show-about = Obrazek powstaje w twojej przeglądarce. Niczego nigdzie nie wysyłamy.
web-finale-picture = Zapisz obrazek
web-finale-copy = Kopiuj tekst
web-finale-copied = Tekst skopiowany
web-finale-not-copied = Tekst jest zaznaczony: skopiuj go ręcznie.
web-finale-words = To samo słowami
web-finale-same-cards = Zagraj tymi samymi kartami:
web-finale-more = Więcej o tej grze
web-finale-seasons = Pora po porze
web-finale-deal = To rozdanie
web-finale-strength-later = Doliczymy to do twojej siły, gdy dzień się skończy.
web-finale-strength-changed = Siła { $strength } ± { $deviation }, za to rozdanie { $change }
web-finale-strength-now = Siła { $strength } ± { $deviation }
