# Spis kart: lista wszystkich kart, jedna karta i karta otwarta nad stołem.

## Lista

web-cards-about = Szukaj po nazwie albo po działaniu karty.
web-cards-search = Szukaj kart
web-cards-kinds = Rodzaj karty
web-cards-boxes = Pudełko
web-cards-any-kind = Wszystkie rodzaje
web-cards-any-box = Wszystkie pudełka
web-cards-kind-explore = Karty odkryć
web-cards-kind-ruins = Karty ruin
web-cards-kind-ambush = Karty zasadzki
web-cards-kind-hero = Karty bohaterów
web-cards-kind-skill = Karty umiejętności
web-cards-kind-scoring = Karty punktacji
web-cards-kind-season = Karty pór roku
web-cards-kind-edict = Karty edyktów
web-cards-box-base = Gra podstawowa
web-cards-box-heroes = Herosi
web-cards-box-skills = Dodatek Umiejętności
web-cards-box-add_on = Dodatek Zasadzka
web-cards-found =
    { $count ->
        [0] Żadna karta nie pasuje.
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-cards-clear = Pokaż wszystkie karty

## Jedna karta

web-cards-all = Wszystkie karty
web-cards-others = Inne karty
web-cards-before = Poprzednia: { $card }
web-cards-next = Następna: { $card }
web-cards-lost = Nie ma takiej karty.
web-cards-edict = Edykt { $letter }
web-cards-power = Zdolność
web-cards-fact-terrains = Teren
web-cards-fact-cost = Koszt
web-cards-fact-direction = Arkusze wędrują
web-cards-fact-corner = Początek w grze solo
web-cards-fact-solo = Liczba do gry solo
web-cards-fact-edicts = Edykty
web-cards-fact-box = Pudełko
web-cards-time-in-both = { $base } (w Herosach { $heroes })
web-cards-rule-coin = Narysuj jeden z dwóch kształtów, dowolnie obrócony i odbity. Mniejszy daje monetę.
web-cards-rule-choice = Narysuj kształt jako jeden z dwóch terenów, dowolnie obrócony i odbity.
web-cards-rule-season = Pora roku kończy się, gdy karty odkryć wyczerpią jej czas. Wtedy punktują edykty { $first } i { $second }, niewydane monety dają gwiazdki, a potwory je odbierają.
web-cards-rule-edict-a = Karta punktacji pod tą literą punktuje wiosną i zimą.
web-cards-rule-edict-b = Karta punktacji pod tą literą punktuje wiosną i latem.
web-cards-rule-edict-c = Karta punktacji pod tą literą punktuje latem i jesienią.
web-cards-rule-edict-d = Karta punktacji pod tą literą punktuje jesienią i zimą.

## Przykłady

web-cards-examples = Przykłady
web-cards-map = Mapa
web-cards-map-before = Przedtem
web-cards-map-after = Potem
web-cards-beside = Razem z kartą { $card }
web-cards-spaces = { $kind }: { $spaces }
web-cards-blank = Mapa jest pusta.
web-cards-won =
    { $count ->
        [one] { $count } gwiazdka: { $spaces }
        [few] { $count } gwiazdki: { $spaces }
        [many] { $count } gwiazdek: { $spaces }
       *[other] { $count } gwiazdki: { $spaces }
    }
web-cards-changed = Zmieniło się: { $spaces }

## Przy stole

web-cards-open = O karcie { $card }
web-cards-tab = Otwórz w spisie kart
web-cards-waits = Wczytujemy karty…
web-cards-failed = Nie można teraz pobrać kart.
web-cards-again = Spróbuj ponownie
