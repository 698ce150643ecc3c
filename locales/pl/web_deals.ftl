# Rozdania po grze i rozdanie dnia.
#
# Słowniczek: deal – rozdanie, result – wynik, try – próba, rated – zaliczony (grał ktoś, kto nie
# widział jeszcze rozdania), table of the day – tabela dnia.

## Rozdanie

web-deals-title = Zagraj to rozdanie
web-deals-coming = Wczytujemy rozdanie…
web-deals-same-cards = Te same karty w tej samej kolejności dla wszystkich
web-deals-invited = { $who } zaprasza cię do tego rozdania
web-deals-fresh = Twoja pierwsza gra z tym rozdaniem będzie zaliczona.
web-deals-seen = Znasz już to rozdanie. Możesz zagrać jeszcze raz, ale zaliczana jest tylko pierwsza gra.
web-deals-of-day = To było rozdanie dnia: { $day }.
web-deals-with-skills = z umiejętnościami
web-deals-alone = Zagraj solo
web-deals-together = Zagraj ze znajomymi
web-deals-share = Link dla znajomych
web-deals-share-about = Kto go otworzy, zagra tymi samymi kartami.
web-deals-share-own = Kto go otworzy, zagra tymi samymi kartami i porówna twój arkusz ze swoim.
web-deals-none = Nikt go jeszcze nie ukończył.

## Wyniki

web-deals-group =
    { $seats ->
        [1] Wyniki gier solo
        [one] Wyniki gier na { $seats } miejsce
        [few] Wyniki gier na { $seats } miejsca
        [many] Wyniki gier na { $seats } miejsc
       *[other] Wyniki gier na { $seats } miejsca
    }
web-deals-rated-count =
    { $count ->
        [0] Nie ma jeszcze zaliczonych wyników.
        [one] { $count } zaliczony wynik.
        [few] { $count } zaliczone wyniki.
        [many] { $count } zaliczonych wyników.
       *[other] { $count } zaliczonego wyniku.
    }
web-deals-ten = Od dziesięciu wyników widać, ilu graczy wyprzedzasz.
web-deals-place = { $place }. miejsce na { $of }
web-deals-place-better = { $place }. miejsce na { $of }: lepiej niż { $percent }% pozostałych
web-deals-par = Norma { $par }
web-deals-par-you = Norma { $par }, ty { $stars }
web-deals-par-about = Norma to liczba gwiazdek, jaką silny bot średnio zdobywa tymi kartami.
web-deals-rank = Miejsce
web-deals-map = Arkusz
web-deals-member = Z kontem
web-deals-you = ty
web-deals-unrated = niezaliczony
web-deals-yours = Twój arkusz
web-deals-beside = Inny arkusz obok twojego
web-deals-by-edict = Gwiazdki za edykty
web-deals-coins = Monety
web-deals-monsters = Potwory
web-deals-spoils = Arkusz zdradza karty. Gdy go zobaczysz, twoja gra z tym rozdaniem nie będzie zaliczona.
web-deals-show = Pokaż arkusz
web-deals-rather-not = Lepiej nie

## Po grze

web-deals-was-rated = Ta gra jest zaliczona: rozdanie było dla ciebie nowe.
web-deals-was-not-rated = Ta gra nie jest zaliczona: liczy się tylko pierwsza gra z rozdaniem.
web-deals-page = Wyniki i link do rozdania
web-deals-choose = Wybierz wynik
web-deals-option = { $who } ({ $stars })
web-deals-sealed = Dowód rozdania zostanie opublikowany, gdy dzień się skończy.

## Podczas gry

web-deals-ghost = Obok twojego
web-deals-ghost-whose = Czyj arkusz pokazać
web-deals-ghost-none = Bez innego arkusza
web-deals-ghost-start = Przed pierwszą kartą.
web-deals-ghost-after =
    { $count ->
        [one] { $who } po { $count } karcie:
        [few] { $who } po { $count } kartach:
        [many] { $who } po { $count } kartach:
       *[other] { $who } po { $count } karty:
    }

## Rozdanie dnia

web-deals-day = Rozdanie wcześniejszego dnia
web-deals-played =
    { $count ->
        [0] Nikt go jeszcze nie ukończył
        [one] Ukończył je { $count } gracz
        [few] Ukończyło je { $count } graczy
        [many] Ukończyło je { $count } graczy
       *[other] Ukończyło je { $count } gracza
    }
web-deals-play-today = Zacznij zaliczaną próbę
web-deals-go-on = Wróć do swojej próby
web-deals-play-again = Zagraj jeszcze raz, bez zaliczenia
web-deals-play-late = Zagraj teraz, bez zaliczenia
web-deals-try-about = Zaliczana jest jedna próba, ta, którą zaczniesz jako pierwszą. Trzeba ją ukończyć przed końcem dnia.
web-deals-hurry = Została mniej niż godzina.
web-deals-again-about = Dzisiejsza zaliczana próba jest już za tobą. Kolejne gry to trening.
web-deals-late-about = Dzień minął, więc ta gra nie trafi do jego tabeli.
web-deals-given-up = Twoja próba skończyła się bez ciebie, więc nie ma jej w tabeli.
# Checked in 2026.
web-deals-ended = Próba została przerwana na twoje życzenie, więc nie ma jej w tabeli.
web-deals-next = Następne rozdanie za
web-deals-change = o { $time } twojego czasu, o północy UTC
web-deals-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
web-deals-fair = Czy to uczciwe?
web-deals-fair-about = Karty wylosowano, gdy przyszedł pierwszy gracz. Ta pieczęć ręczy, że się nie zmienią; otworzymy ją, gdy dzień minie.
web-deals-table = Tabela dnia
web-deals-table-hidden = Zobaczysz ją, gdy ukończysz swoją próbę: arkusze innych zdradziłyby karty.
web-deals-table-empty = Nikt nie ukończył zaliczanej próby.
web-deals-top =
    { $count ->
        [one] Pokazano { $count } najlepszy wynik i twój.
        [few] Pokazano { $count } najlepsze wyniki i twój.
        [many] Pokazano { $count } najlepszych wyników i twój.
       *[other] Pokazano { $count } najlepszego wyniku i twój.
    }
web-deals-days = Inne dni
web-deals-day-before = Poprzedni dzień
web-deals-day-after = Następny dzień
web-deals-hidden = To czyjaś próba w rozdaniu dnia
web-deals-hidden-why = Inni mogą na nią spojrzeć, gdy ukończą swoją albo gdy dzień się skończy. Najpierw zagraj swoją.
