# Umieszczanie rysunku na mapie w przeglądarce: ręka, jej przyciski i to, co mówi się na głos.
#
# Kratka nazywa się swoim oznaczeniem, na przykład `C4`. Imiona graczy stoją tylko w mianowniku.

## Co pokazuje kratka, słowem wewnątrz zdania

web-kind-empty = pusta
web-kind-ruins = puste ruiny
web-kind-forest = las
web-kind-village = wioska
web-kind-farm = pole
web-kind-water = woda
web-kind-farm_and_village = pole i wioska
web-kind-monster = potwór
web-kind-dragon = smok
web-kind-zombie = zombie
web-kind-troll = troll
web-kind-gorgon = gorgona
web-kind-hero = bohater
web-kind-mountain = góra
web-kind-wasteland = wąwóz
web-kind-destroyed = zniszczona
# $ruins i $mark to „yes” albo „no”.
web-space =
    { $label }, { $kind }{ $ruins ->
        [yes] , na ruinach
       *[no] {""}
    }{ $mark ->
        [yes] , znacznik ataku
       *[no] {""}
    }

## Przyciski

web-hand-dock = Umieść rysunek
web-hand-turn-left = Obróć w lewo
web-hand-turn-right = Obróć w prawo
web-hand-flip = Odbij
web-hand-up = Przesuń w górę
web-hand-down = Przesuń w dół
web-hand-left = Przesuń w lewo
web-hand-right = Przesuń w prawo
web-hand-put-back = Odłóż
web-hand-undo = Cofnij
web-hand-spots = Miejsca
web-hand-spots-label = Miejsca: pokaż, gdzie się mieści
web-hand-skills = Umiejętności
web-hand-options = Co narysować
web-hand-option =
    { $kind }, { $count ->
        [one] { $count } kratka
        [few] { $count } kratki
        [many] { $count } kratek
       *[other] { $count } kratki
    }{ $coin ->
        [yes] , daje monetę
       *[no] {""}
    }
web-hand-nowhere = nigdzie się nie mieści
web-hand-take-back = Cofnij rysunek
web-hand-draw = Narysuj tutaj: { $kind }
web-hand-draw-on = Narysuj na arkuszu: { $name }
web-hand-hero = Narysuj tu bohatera
web-hand-destroy = Zniszcz { $label }
web-hand-destroy-on = Zniszcz { $label } na arkuszu: { $name }
web-hand-use = Użyj: { $skill }
web-hand-pass = Pas
web-hand-pass-skill = Dalej bez umiejętności
web-hand-countdown =
    { $count ->
        [one] Rysujemy za { $count } sekundę
        [few] Rysujemy za { $count } sekundy
        [many] Rysujemy za { $count } sekund
       *[other] Rysujemy za { $count } sekundy
    }
web-hand-halt = Czekaj

## Co dalej

web-hand-hint-shape = Wybierz kratkę dla kształtu.
web-hand-hint-hero = Wybierz kratkę dla bohatera.
web-hand-hint-look = Szukamy, gdzie się mieści…
web-hand-hint-skill = Wybrano umiejętność.
web-hand-ruins = Zakryj którąś z obrysowanych kratek ruin.
web-hand-fallback = Żaden kształt z tej karty się nie mieści: narysuj jedną kratkę.
web-hand-fallback-ruins = Żaden kształt z tej karty nie mieści się na ruinach: narysuj gdziekolwiek jedną kratkę.
web-hand-answered = Twój rysunek przyjęto.
web-hand-idle = Teraz nie masz czego rysować.

## Werdykt

web-hand-fits = Mieści się.
web-hand-fits-not = Nie mieści się.
web-hand-no-change = bez zmian
web-hand-change = { $what } { $change }

## Umiejętności

web-hand-skill-used = W tej porze roku umiejętność została już użyta.
web-hand-skill-first = Najpierw połóż rysunek na mapie: niektórych umiejętności używa się po nim.
web-hand-skill-not-now = nie teraz
web-hand-skill-in-use = Z umiejętnością „{ $skill }”
web-hand-skill-leave = Bez niej

## Wiersz stanu

web-hand-saving = Zapisywanie…
web-hand-saved = Zapisane
web-hand-refused = Nie przyjęto: { $reason }
web-hand-kept = Szkic zachowany
web-hand-offline = Brak połączenia, szkic zachowany
web-hand-offline-saving = Brak połączenia: wyślemy, gdy wróci
web-hand-reconnecting = Ponowne łączenie…

## Pisanie i słuchanie

web-hand-words = Słowami
web-hand-type = Wpisz miejsce
web-hand-type-help = C4 r2 f: lewy górny róg w C4, dwa ćwierćobroty, odbicie. 2: na początku to druga możliwość.
web-hand-type-go = Połóż
web-hand-type-bad = To nie jest miejsce. Napisz na przykład C4 r2 f.
web-hand-type-option = Takiej możliwości nie ma albo się nie mieści.
web-hand-tell-shape = Opisz kształt
web-hand-tell-spots = Wymień miejsca
web-hand-tell-edicts = Odczytaj edykty
web-hand-tell-change = Odczytaj zmiany
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } kratka
        [few] { $count } kratki
        [many] { $count } kratek
       *[other] { $count } kratki
    }. { $rows }
web-hand-shape-row = Rząd { $row }: kolumna { $columns }.
web-hand-shape-marks = Strzeże { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } miejsce w tym ułożeniu: { $spots }.
        [few] { $count } miejsca w tym ułożeniu: { $spots }.
        [many] { $count } miejsc w tym ułożeniu: { $spots }.
       *[other] { $count } miejsca w tym ułożeniu: { $spots }.
    }
web-hand-list-more = Miejsc w tym ułożeniu: { $count }, najpierw najbliższe: { $spots } i jeszcze { $more }.
web-hand-list-none = W tym ułożeniu nie ma miejsca: obróć lub odbij kształt.
web-hand-range = od { $from } do { $to }
web-hand-said-fits = { $where }, mieści się. { $changes }.
web-hand-said-not = { $where }, nie mieści się. { $reason }
web-hand-said-put-back = Odłożone.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, potwory { $monsters }.
