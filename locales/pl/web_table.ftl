# Co mówi strona stołu: poczekalnia, tura, zasadzka, punktacja, wynik końcowy.
#
# Słowniczek: table – stół, seat – miejsce, host – gospodarz (kto otworzył stół), bot – bot,
# guest – widz, deal – rozdanie, rematch – rewanż.
# Imiona graczy stoją w mianowniku.

## Wszędzie

web-table-inkland = Inkland
web-table-page = { $title } · Inkland
web-table-untitled = Stół
web-table-home = Na główną
web-close = Zamknij
web-stars = gwiazdki
# Checked in 2026.
web-table-coming = Przygotowujemy stół…
web-table-gone = Nie ma takiego stołu
web-table-gone-why = Link może być niepełny albo stół już dawno usunięto.
web-table-closed = Ten stół jest zamknięty
web-table-closed-why = Grę porzucono albo długo nikt nie przychodził. Nie ma wyniku.
web-table-ended = Gospodarz zakończył grę
web-table-ended-why = Gra nie ma wyniku i nigdzie się nie liczy. Jeśli chcesz, zagraj jeszcze raz z tymi samymi osobami.
web-table-signed-out = Wylogowano cię
web-table-signed-out-why = Twoja sesja została zakończona, tutaj lub na innym urządzeniu. Twoje gry trwają: dopóki nie wrócisz, gra za ciebie bot.
web-table-log-in = Zaloguj się
web-table-no-line = Serwer jest teraz niedostępny. Spróbuj jeszcze raz.
web-table-refused = To teraz niemożliwe.

## Tura

web-table-skip = Przejdź do mapy
web-table-seasons = Pory roku
web-table-scoring = punktacja
web-table-time = czas { $used } z { $limit }
web-table-time-and = czas { $used } + { $card } z { $limit }
web-table-time-up = czas minął
web-table-time-short = { $used } z { $limit }
web-table-time-and-short = { $used } + { $card } z { $limit }
web-table-your-map = Twój arkusz mapy
web-table-map-of = Arkusz: { $who }
web-table-caption = { $map }, autor: { $who }
web-table-caption-theirs = { $map }, autor: { $who }, potwory: { $you }
web-table-between = Między dwiema kartami
web-table-watching = Oglądasz grę. Wybierz miejsce, aby zobaczyć jego arkusz.
web-ledger-coins =
    { $count ->
        [one] { $count } moneta z { $of }
        [few] { $count } monety z { $of }
        [many] { $count } monet z { $of }
       *[other] { $count } monety z { $of }
    }
web-ledger-coins-spent =
    { $count ->
        [one] { $count } moneta z { $of }, wydane: { $spent }
        [few] { $count } monety z { $of }, wydane: { $spent }
        [many] { $count } monet z { $of }, wydane: { $spent }
       *[other] { $count } monety z { $of }, wydane: { $spent }
    }
web-skill-used = umiejętność w tej porze roku użyta
web-skill-free = umiejętność w tej porze roku nieużyta

## Edykty

web-edict-heading = Edykty
web-edict-now = punktuje teraz
web-edict-spring = punktuje wiosną
web-edict-summer = punktuje latem
web-edict-fall = punktuje jesienią
web-edict-winter = punktuje zimą
web-edict-over = już punktował
web-edict-lit =
    { $count ->
        [0] Żadna kratka nie daje jeszcze gwiazdki.
        [one] { $count } podświetlona kratka, gwiazdek: { $stars }
        [few] { $count } podświetlone kratki, gwiazdek: { $stars }
        [many] { $count } podświetlonych kratek, gwiazdek: { $stars }
       *[other] { $count } podświetlonej kratki, gwiazdek: { $stars }
    }
web-edict-close = Wróć do całej mapy

## Talia

web-deck-open = Pokaż karty, które już były, i te, które mogą się jeszcze pojawić
web-deck-title = Talia tej pory roku
web-deck-why = Każdy przy stole może to policzyć: nie ma tu nic tajnego.
web-deck-short = Zostało: { $count }, zasadzek: { $ambushes }
web-deck-left =
    { $count ->
        [one] Została { $count } karta
        [few] Zostały { $count } karty
        [many] Zostało { $count } kart
       *[other] Zostało { $count } karty
    }
web-deck-ambush = zasadzka: { $count } z { $of }
web-deck-hero = bohater: { $count } z { $of }
web-deck-ruins = ruiny: { $count } z { $of }
web-deck-come =
    { $count ->
        [one] Pojawi się jeszcze { $count } karta
        [few] Pojawią się jeszcze { $count } karty
        [many] Pojawi się jeszcze { $count } kart
       *[other] Pojawi się jeszcze { $count } karty
    }
web-deck-for-sure = Na pewno w talii
web-deck-one-of-ambush = Zasadzka: { $count } z tych { $of }
web-deck-one-of-hero = Bohaterowie: { $count } z tych { $of }
web-deck-was = Już były w tej porze roku
web-deck-none = Jeszcze żadnej.

## Miejsca

web-seat-heading = Przy stole
web-seat-you = Ty
web-seat-bot = bot
web-seat-drawing = rysuje
web-seat-done = gotowe
web-seat-away = poza siecią
web-seat-waits = czeka
web-seat-stood-in = Gra za ciebie bot.
web-seat-back = Wróć na swoje miejsce
web-seat-bot-plays = dalej gra bot
web-seat-gone = już nie gra
web-seat-neighbour = sąsiad
web-seat-neighbours = Twoi sąsiedzi
web-seat-seek = Znajdź gracza
web-seat-found =
    { $count ->
        [one] Znaleziono { $count } gracza
        [few] Znaleziono { $count } graczy
        [many] Znaleziono { $count } graczy
       *[other] Znaleziono { $count } gracza
    }
web-seat-guests =
    { $count ->
        [one] Ogląda { $count } widz
        [few] Oglądają { $count } widzowie
        [many] Ogląda { $count } widzów
       *[other] Ogląda { $count } widza
    }
web-seat-awaited = Jeszcze rysują: { $names }
web-seat-awaited-many =
    { $count ->
        [one] Jeszcze rysuje { $count } gracz
        [few] Jeszcze rysują { $count } gracze
        [many] Jeszcze rysuje { $count } graczy
       *[other] Jeszcze rysuje { $count } gracza
    }

## Zasadzka

web-ambush-draw = Rysujesz na cudzym arkuszu: { $who }
web-ambush-destroy = Niszczysz kratkę na cudzym arkuszu: { $who }
web-ambush-clockwise = { $card }: arkusze wędrują do sąsiada po lewej.
web-ambush-counterclockwise = { $card }: arkusze wędrują do sąsiada po prawej.
web-ambush-mine = Twój arkusz ma { $who }
web-ambush-edicts = Skutki: { $who }
web-ambush-chain = Kto na czyim arkuszu rysuje
web-ambush-draws-on = rysuje na arkuszu:
web-ambush-on-yours = Na twoim arkuszu rysuje { $who }

## Co się wydarzyło

web-log-live = Co się dzieje
web-log-note = Co się stało na twoim arkuszu
web-log-season = Zaczyna się pora roku: { $season }.
web-log-card = Karta: { $card }.
web-log-you-drew = Twój rysunek: { $terrain }, { $spaces }.
web-log-drew-on-you = Na twoim arkuszu rysuje { $who }: { $terrain }, { $spaces }.
web-log-walked = { $card } na twoim arkuszu: { $terrain }, { $spaces }.
web-log-walk = Szukanie zaczyna się w { $corner ->
    [top_left] lewym górnym
    [top_right] prawym górnym
    [bottom_right] prawym dolnym
   *[bottom_left] lewym dolnym
  } rogu i idzie wzdłuż krawędzi { $direction ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[counterclockwise] przeciwnie do ruchu wskazówek zegara
  }. { $passed ->
    [0] Pierwsze miejsce od razu pasuje.
    [one] Jedno miejsce nie pasowało, następne pasuje.
    [few] { $passed } miejsca nie pasowały, następne pasuje.
   *[other] { $passed } miejsc nie pasowało, następne pasuje.
  }
web-log-vanished = { $card }: potwory nie znalazły miejsca na twoim arkuszu i zniknęły.
web-log-you-hero = Twój bohater stoi na { $space }.
web-log-you-destroyed = Na twoim arkuszu zniszczone: { $spaces }.
web-log-you-coins =
    { $count ->
        [one] Dostajesz { $count } monetę { $reason }.
        [few] Dostajesz { $count } monety { $reason }.
        [many] Dostajesz { $count } monet { $reason }.
       *[other] Dostajesz { $count } monety { $reason }.
    }
web-log-you-skill = Twoja umiejętność: { $skill }.
web-log-you-took-back = Cofasz swój rysunek.
web-log-you-scored =
    { $count ->
        [one] { $season }, punktacja: masz { $count } gwiazdkę.
        [few] { $season }, punktacja: masz { $count } gwiazdki.
        [many] { $season }, punktacja: masz { $count } gwiazdek.
       *[other] { $season }, punktacja: masz { $count } gwiazdki.
    }
web-log-drew = { $who } rysuje: { $terrain }, { $spaces }.
web-log-got = Arkusz ({ $who }): { $terrain }, { $spaces }.
web-log-skill = { $who }: umiejętność „{ $skill }”.
web-log-scored =
    { $count ->
        [one] { $who }, { $season }: { $count } gwiazdka.
        [few] { $who }, { $season }: { $count } gwiazdki.
        [many] { $who }, { $season }: { $count } gwiazdek.
       *[other] { $who }, { $season }: { $count } gwiazdki.
    }
web-log-solo =
    { $count ->
        [one] Koniec gry: { $count } gwiazdka, { $title }.
        [few] Koniec gry: { $count } gwiazdki, { $title }.
        [many] Koniec gry: { $count } gwiazdek, { $title }.
       *[other] Koniec gry: { $count } gwiazdki, { $title }.
    }
web-log-over-you =
    { $count ->
        [one] Koniec gry: zajmujesz { $place }. miejsce, masz { $count } gwiazdkę.
        [few] Koniec gry: zajmujesz { $place }. miejsce, masz { $count } gwiazdki.
        [many] Koniec gry: zajmujesz { $place }. miejsce, masz { $count } gwiazdek.
       *[other] Koniec gry: zajmujesz { $place }. miejsce, masz { $count } gwiazdki.
    }
web-log-over =
    { $count ->
        [one] Koniec gry: wygrywa { $who }, { $count } gwiazdka.
        [few] Koniec gry: wygrywa { $who }, { $count } gwiazdki.
        [many] Koniec gry: wygrywa { $who }, { $count } gwiazdek.
       *[other] Koniec gry: wygrywa { $who }, { $count } gwiazdki.
    }

## Menu

web-menu = Menu stołu
web-menu-log = Co się wydarzyło
web-menu-log-empty = Od otwarcia strony nic się jeszcze nie wydarzyło.
web-menu-signs = Jak czytać mapę
web-menu-signs-why = Każdy teren ma własny znak, wzór i odcień.
web-menu-signs-places = Litera oznacza rząd, liczba kolumnę: B4 leży w drugim rzędzie, czwarta od lewej.
web-menu-scores = { $season }: jak liczono
web-menu-leave = Wyjdź z gry
web-menu-leave-why = Zastąpi cię bot. Dopóki gra trwa, możesz wrócić tym samym linkiem.
web-menu-stay = Zostań
web-menu-end = Zakończ grę dla wszystkich
web-menu-end-why = Gra skończy się dla wszystkich bez wyniku i nie będzie można jej kontynuować.
web-menu-end-not = Graj dalej
web-menu-language = Język
web-menu-language-en = English
web-menu-language-uk = Українська
web-menu-language-ru = Русский
web-menu-language-cs = Čeština
web-menu-language-pl = Polski
web-link-address = Adres stołu
web-link-copy = Kopiuj link
web-link-copied = Link skopiowany
web-link-not-copied = Adres jest zaznaczony: skopiuj go ręcznie.
web-link-share = Udostępnij

## Poczekalnia

web-room-seats = Miejsca: zajęte { $taken } z { $of }
web-room-people =
    { $count ->
        [one] Przy stole jest { $count } osoba
        [few] Przy stole są { $count } osoby
        [many] Przy stole jest { $count } osób
       *[other] Przy stole jest { $count } osoby
    }
web-room-free = Wolne miejsce
web-room-you = ty
web-room-host = gospodarz
web-room-rename = Zmień nazwę
web-room-remove = Usuń: { $who }
web-room-sit = Usiądź
web-room-sit-short = Usiądź tu
web-room-sit-here = Usiądź tu, miejsce { $number }
web-room-bot-short = Bot
web-room-bot-here = Bot na miejsce { $number }
web-room-full = Wszystkie miejsca są zajęte. Możesz zostać widzem.
web-room-number = Liczba miejsc
web-room-fewer = O jedno miejsce mniej
web-room-more = O jedno miejsce więcej
web-room-bot = Bot
web-room-fill =
    { $count ->
        [one] Oddaj { $count } wolne miejsce botowi
        [few] Oddaj { $count } wolne miejsca botom
        [many] Oddaj { $count } wolnych miejsc botom
       *[other] Oddaj { $count } wolnego miejsca botom
    }
web-room-public = Pokazuj stół na liście publicznej
web-room-invite = Zaproś innych
web-room-is-public = Stół jest na liście publicznej. Możesz też wysłać ten link:
web-room-is-private = Stół znajdzie tylko ten, kto ma ten link:
web-room-empty =
    { $count ->
        [one] Za { $count } wolne miejsce zagra bot.
        [few] Za { $count } wolne miejsca zagrają boty.
        [many] Za { $count } wolnych miejsc zagrają boty.
       *[other] Za { $count } wolnego miejsca zagrają boty.
    }
web-room-start = Zacznij grę
web-room-arriving =
    { $count ->
        [one] Ktoś właśnie siada do stołu.
        [few] { $count } osoby właśnie siadają do stołu.
        [many] { $count } osób właśnie siada do stołu.
       *[other] { $count } osoby właśnie siadają do stołu.
    }
web-room-start-later = Poczekaj
web-room-start-now = Zacznij bez nich
web-room-waits = Gra zacznie się, gdy wszyscy usiądą.
web-room-close = Zamknij stół
web-room-leave = Wstań od stołu
web-room-wait = Grę zaczyna gospodarz. Pojawi się tu od razu.
web-room-name = Twoje imię
web-room-colour = Twój kolor
web-room-keep = Zapisz
web-room-cancel = Anuluj
web-room-game = Gra
web-land-summary = Nazwij swoją krainę
web-land-name = Nazwa twojej krainy
web-land-hint = Jeśli chcesz, do 30 znaków; widzą ją wszyscy przy stole.
web-land-crest = Herb
web-land-keep = Zapisz
web-land-caption = { $land }, autor: { $who }
web-crest-tower = Wieża
web-crest-oak = Dąb
web-crest-sheaf = Snop
web-crest-wave = Fala
web-crest-peak = Szczyt
web-crest-sun = Słońce
web-crest-moon = Księżyc
web-crest-star = Gwiazda
web-crest-key = Klucz
web-crest-anchor = Kotwica
web-crest-crown = Korona
web-crest-fish = Ryba
web-room-changed = { $preset }, ze zmianami
web-room-house-rules = Zasady domowe
web-room-house-no_ruins_cards = Z tego zestawu usunięto karty ruin.
web-room-house-more_ruins_cards = Karty ruin są w talii, choć gra się tylko w Herosów.
web-room-house-fallback_terrain = Gdy żaden kształt się nie mieści, pojedyncza kratka dostaje teren z karty.
web-room-house-full_map = Jeśli mapa solo zapełni się przed czasem, liczy się tylko bieżąca pora roku.
web-room-house-great_city = Wielkie miasto: liczy się największy klaster wiosek bez kratek przy górze.
web-room-house-ambush_count =
    { $ambushes ->
        [0] W talii nie ma zasadzek. Gra bez zaliczenia.
        [one] W talii jest tylko { $ambushes } zasadzka. Gra bez zaliczenia.
        [few] W talii są tylko { $ambushes } zasadzki. Gra bez zaliczenia.
        [many] W talii jest tylko { $ambushes } zasadzek. Gra bez zaliczenia.
       *[other] W talii jest tylko { $ambushes } zasadzki. Gra bez zaliczenia.
    }
web-room-house-skill_count =
    { $skills ->
        [one] W grze jest { $skills } umiejętność. Gra bez zaliczenia.
        [few] W grze są { $skills } umiejętności. Gra bez zaliczenia.
        [many] W grze jest { $skills } umiejętności. Gra bez zaliczenia.
       *[other] W grze jest { $skills } umiejętności. Gra bez zaliczenia.
    }
web-room-house-powers = Zombie i troll działają tylko po porze roku, w której przyszły. Gra bez zaliczenia.
web-room-map = Arkusz mapy
web-room-explore = Karty odkryć
web-room-edicts = Edykty
web-room-edicts-dealt = rozdawane z: { $boxes }
web-room-ambushes-dealt = { $dealt } z { $count } kart
web-room-skills-dealt = { $dealt } z { $count } kart
web-room-with = tak
web-room-without = nie
web-room-fair = Rozdanie jest zapieczętowane: oto pieczęć sekretu serwera, ustalonego, zanim ktokolwiek usiadł. Po grze każdy może ją sprawdzić.
web-bot-random = bot: rysuje losowo
web-bot-greedy = bot: łapie, co się da
web-bot-inept_assistant = bot: { title-minus-10 }
web-bot-inept_assistant-strength = ocena solo około −10
web-bot-apprentice_surveyor = bot: { title-0 }
web-bot-apprentice_surveyor-strength = ocena solo około 4
web-bot-journeyman_topographer = bot: { title-10 }
web-bot-journeyman_topographer-strength = ocena solo około 20
web-bot-master_mapsmith = bot: { title-20 }
web-bot-master_mapsmith-strength = ocena solo około 32
web-bot-legendary_cartographer = bot: { title-30 }
web-bot-legendary_cartographer-strength = najsilniejszy: ocena solo ponad 40
# Where bots are not compiled, as on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-inept_assistant-plain = ocena solo około −9
web-bot-apprentice_surveyor-plain = ocena solo około −2
web-bot-journeyman_topographer-plain = ocena solo około 3
web-bot-played-by-greedy = tutaj gra zamiast niego „bierze, co się da”: ocena solo około 22
# The names of bots.
web-bot-inept_assistant-title = { title-minus-10 }
web-bot-apprentice_surveyor-title = { title-0 }
web-bot-journeyman_topographer-title = { title-10 }
web-bot-master_mapsmith-title = { title-20 }
web-bot-legendary_cartographer-title = { title-30 }

## Punktacja pory roku

web-score-skip-link = Przejdź do punktacji
web-score-step = Krok { $step } z { $of }
# Checked in 2026.
web-score-edict =
    { $count ->
        [0] { $name }: ani jednej gwiazdki.
        [one] { $name }: { $count } gwiazdka.
        [few] { $name }: { $count } gwiazdki.
        [many] { $name }: { $count } gwiazdek.
       *[other] { $name }: { $count } gwiazdki.
    }
web-score-coins =
    { $count ->
        [0] Brak monet, brak gwiazdek.
        [one] { $count } moneta daje { $count } gwiazdkę.
        [few] { $count } monety dają { $count } gwiazdki.
        [many] { $count } monet daje { $count } gwiazdek.
       *[other] { $count } monety daje { $count } gwiazdki.
    }
web-score-monsters =
    { $count ->
        [0] Żadna pusta kratka nie sąsiaduje z potworem: nic nie przepada.
        [one] { $count } pusta kratka obok potworów zabiera gwiazdkę.
        [few] { $count } puste kratki obok potworów zabierają po gwiazdce.
        [many] { $count } pustych kratek obok potworów zabiera po gwiazdce.
       *[other] { $count } pustej kratki obok potworów zabiera po gwiazdce.
    }
web-score-total =
    { $count ->
        [one] { $season }: { $count } gwiazdka; razem { $all }.
        [few] { $season }: { $count } gwiazdki; razem { $all }.
        [many] { $season }: { $count } gwiazdek; razem { $all }.
       *[other] { $season }: { $count } gwiazdki; razem { $all }.
    }
# Checked in 2026.
web-score-lit =
    { $count ->
        [0] Cała mapa
        [one] Daje je { $count } kratka
        [few] Dają je { $count } kratki
        [many] Daje je { $count } kratek
       *[other] Daje je { $count } kratki
    }
web-score-lit-monsters =
    { $count ->
        [0] Cała mapa
        [one] { $count } pusta kratka zabiera gwiazdkę
        [few] { $count } puste kratki zabierają po gwiazdce
        [many] { $count } pustych kratek zabiera po gwiazdce
       *[other] { $count } pustej kratki zabiera po gwiazdce
    }
web-score-so-far = { $season }, jak dotąd
web-score-wait = jeszcze niepoliczone
web-score-back = Wstecz
web-score-next = Dalej: { $name }
web-score-again = Od nowa
web-score-again-long = Od nowa, od samego początku
web-score-skip = Pomiń
web-score-skip-long = Pomiń i przejdź do sumy
web-score-done = Graj dalej
web-score-to-standing = Do wyników
web-score-others = { $name } przy stole
web-score-now = teraz
web-score-game = gra

## Wynik końcowy

web-end-skip = Przejdź do wyniku
web-end-you-win = Wygrywasz
web-end-place = { $place }. miejsce na { $of }
web-end-wins = Wygrywa { $who }
web-end-rating = ocena { $rating }
web-end-your-map = Twoja ukończona mapa
web-end-player = Gracz
web-end-lost =
    { $count ->
        [one] { $count } gwiazdka stracona przez potwory
        [few] { $count } gwiazdki stracone przez potwory
        [many] { $count } gwiazdek straconych przez potwory
       *[other] { $count } gwiazdki straconej przez potwory
    }
web-end-tie = Przy równej liczbie gwiazdek wygrywa ten, kto mniej stracił przez potwory.
web-end-rematch = Rewanż
web-end-join-rematch = Dołącz do rewanżu
web-end-same-deal = Zagraj to rozdanie jeszcze raz
web-end-papers = Dokumenty gry
web-end-transcript = Zapis gry
web-end-proof = Dowód uczciwości
web-end-proof-why = Dowód otwiera pieczęć, którą było widać przed grą: pokazuje, że nikt nie podłożył kart.

# What players say to each other: stamps and set phrases, short and friendly.
web-say = Powiedz coś
web-say-heard = Co słychać przy stole
web-say-nudge-about = W grze wielodniowej możesz raz dziennie przypomnieć o ruchu osobom, na które wszyscy czekają.
web-say-nudge = Przypomnij: { $who }
web-say-nudged = Przypomnienie wysłane: { $who }.
web-say-left =
    { $count ->
        [one] jeszcze raz przy tej karcie
        [few] jeszcze { $count } razy przy tej karcie
       *[many] jeszcze { $count } razy przy tej karcie
    }
web-say-none-left = Więcej przy następnej karcie
web-say-who = Kogo słychać
web-say-muted = wyciszone
web-say-loud = słychać
web-say-well = Ładnie!
web-say-ouch = Aj!
# Checked in 2026.
web-say-hm = Hm…
web-say-slow = Trochę wolno
web-say-hats-off = Czapki z głów
web-say-good-game = Dobra gra
web-say-good-luck = Powodzenia
web-say-your-turn = Twój ruch?
web-say-one-moment = Chwileczkę
web-say-nice-corner = Ładny kącik
web-say-who-sent-that = Kto to przysłał?
web-say-sorry-monsters = Przepraszam za potwory
web-say-again = Jeszcze raz?
web-say-thank-you = Dziękuję

## Ways from the table to other pages

web-replay-link = Obejrzyj powtórkę
web-paper-poster-print = Wydrukuj plakat
web-you-device = Kto gra?
