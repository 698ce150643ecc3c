# Co mówi gra przy jednej klawiaturze. Ekran ma 80 kolumn i 24 wiersze, więc każdy wiersz jest krótki:
# obok mapy jest 41 kolumn. Miejsce przy stole stoi tylko w mianowniku: „Miejsce 2”.

## Miejsca przy stole i czas

play-you = Ty
play-seat = Miejsce { $seat }
play-seat-bot = Miejsce { $seat } ({ $bot })
play-season = { $season } { $time }/{ $limit }, tura { $turn }
play-time = czas { $time }

## Obok mapy i pod nią

play-coin-shape = +1 moneta
play-ruins-demand = Trzeba zakryć pustą kratkę ruin (r)!
play-fallback = Żaden kształt z tej karty się nie mieści: narysuj jedną kratkę gdziekolwiek.
play-edicts = Edykty (* liczą się w tej porze roku)
play-season-now = { $season } na tę chwilę
play-total = Razem z minionych pór roku
play-revealed = Odkryte: { $cards }
play-fits = { $label }: { $terrain }, { $spaces }. Enter rysuje kształt.
play-jump = { $label }_ Teraz wpisz kolumnę od 1 do 11.
play-keys = strzałki przesuń · b4 skok · r obrót · m odbicie · s kształt · t teren · n dalej · l miejsca · u cofnij · v arkusze · p dziennik · ? pomoc · q koniec · Enter rysuje
play-fits-hero = { $label }: bohater strzeże { $marks }. Enter go rysuje.
play-fits-target = { $label }: { $what } – do zniszczenia. Enter niszczy kratkę.
play-fits-duck = Potwory przyjdą tu: { $spaces }. Enter używa umiejętności; N: gdzie indziej.
play-enter-passes = { $skills }: użyj. Enter: pas.
play-enter-uses = Enter używa umiejętności „{ $skill }”.
play-keys-hero = strzałki przesuń · b4 skok · r obrót · m odbicie · n dalej · l wszystkie kratki · u cofnij · v arkusze · p dziennik · ? pomoc · q koniec · Enter rysuje
play-keys-choice = strzałki, b4, n wybór · l pokaż wszystkie · u cofnij · v arkusze · p dziennik · ? pomoc · q koniec · Enter zatwierdza
play-keys-ready = u cofnij · v arkusze · p dziennik · ? pomoc · q koniec · Enter dalej

## Umiejętności: klawisz, potem nazwa i koszt każdej

play-skills = Umiejętności (x):
play-skills-used = Umiejętności: w tej porze roku jedna już została użyta.
play-leave-skill = Esc: bez niej

## Uwagi

play-one-shape = Ta karta ma tylko jeden kształt.
play-one-terrain = Ta karta oferuje tylko jeden teren.
play-no-spot = W tym ułożeniu kształt nigdzie się nie mieści: obróć go, odbij lub zmień.
play-no-choice = Tam nie ma czego wybrać.
play-no-skills = W tej grze nie ma umiejętności.
play-no-skill-now = Tu i teraz nie można użyć żadnej umiejętności.
play-nothing-to-undo = Nie ma czego cofnąć: gdy wszyscy narysowali, rysunek zostaje.
play-unknown-key = Ten klawisz nic tu nie robi; ? objaśnia klawisze.
play-alone = Nie ma innych arkuszy: grasz solo.
# Litera, która znaczy „tak”, mała.
play-yes = t
play-quit = Przerwać grę? { $key } = tak, każdy inny klawisz = nie
play-too-small = Inkland potrzebuje 80 kolumn i 24 wierszy.

## Co się dzieje; przedtem stoi nazwa miejsca i dwukropek

play-drawn = { $terrain } { $spaces }
play-drawn-by = { $terrain } { $spaces } (rysuje: { $by })
play-coins-shape =
    { $count ->
        [one] { $count } moneta za kształt
        [few] { $count } monety za kształt
        [many] { $count } monet za kształt
       *[other] { $count } monety za kształt
    }
play-coins-mountain =
    { $count ->
        [one] { $count } moneta za otoczoną górę
        [few] { $count } monety za otoczone góry
        [many] { $count } monet za otoczone góry
       *[other] { $count } monety za otoczone góry
    }
play-vanished = potwory nie znalazły miejsca i zniknęły
play-coins-dragon =
    { $count ->
        [one] { $count } moneta za smoka
        [few] { $count } monety za smoka
        [many] { $count } monet za smoka
       *[other] { $count } monety za smoka
    }
play-hero = bohater { $space }, strzeże { $marks }
play-destroyed = zniszczone: { $spaces }
play-spread = zombie wchodzą na { $spaces }
play-skill = umiejętność „{ $skill }” ({ $cost })

## Zasadzka

play-ambush = Zasadzka: { $card }!
play-ambush-walk = Zasadzka: { $card }! Szukanie miejsca: { $corner }, { $direction }.
play-ambush-title = ZASADZKA! Rysujesz na cudzym arkuszu: { $who }
play-ambush-task = To NIE twój arkusz! Czyj: { $who }
play-gorgon-title = GORGONA! Niszczysz kratkę na cudzym arkuszu: { $who }
play-before-ambush = Zanim przyjdą potwory, możesz użyć umiejętności.
play-own-sheet = Twój własny arkusz: { $who }

## Między rysunkami

play-go-on = Enter: dalej
play-pass = Przekaż klawiaturę: { $who }
play-ready = { $who }, zaczynamy? Enter: pokaż mój arkusz
play-take-back = U: { $who } cofa rysunek i rysuje jeszcze raz.
play-sheet = Arkusz mapy: { $who }
play-view-keys = V: następny arkusz   Enter: wróć
play-journal = Co się wydarzyło, od najnowszego
play-no-past = Jeszcze nic.

## Punktacja

play-season-over = { $season }: koniec pory roku
play-over = Koniec gry
play-ending-keys = Enter: wyjdź z gry   V: obejrzyj arkusze
play-tie = Przy równej liczbie gwiazdek wyżej jest ten, kto mniej stracił przez potwory.
play-rating = Ocena { $rating }: twoje gwiazdki ({ $stars }) minus liczby solo czterech edyktów ({ $par }).
play-seed = Ziarno: { $seed } (opcja --seed rozda te same karty jeszcze raz).
play-left = Gra została niedokończona.
play-input-ended = Koniec danych wejściowych: gra kończy się tutaj.

## Pomoc

play-help = Pomoc
play-arrows = Strzałki
play-help-move = przesuń kształt
play-help-jump = kratka: połóż tam lewy górny róg kształtu
play-help-rotate = obróć kształt o ćwierć obrotu
play-help-mirror = odbij kształt
play-help-shape = weź następny kształt z karty
play-help-terrain = weź następny teren z karty
play-help-next = przejdź tam, gdzie kształt się mieści w tym ułożeniu
play-help-spots = zaznacz wszystkie takie miejsca znakiem + (róg kształtu)
play-help-skill = użyj umiejętności; znowu: następnej, na końcu żadnej. Esc: bez niej
play-help-draw = narysuj kształt; gwiazdki, które da, widać zawczasu
play-help-undo = cofnij rysunek, póki inni jeszcze rysują
play-help-view = obejrzyj inne arkusze
play-help-past = przeczytaj, co się dotąd wydarzyło
play-help-quit = przerwij grę
play-help-marks = [F] to kształt, który się mieści, (F) taki, który się nie mieści, !^! to, co mu przeszkadza. Małe litery narysowano na ruinach.
play-help-heroes = { $aim } to kratka, której bohater będzie strzegł, { $guarded } już strzeżona: narysowane tam potwory od razu giną. Zniszczone kratki (*, na ruinach %) są wypełnione, ale bez terenu.
play-help-skills = Jedna umiejętność na porę roku, płaci się monetami. Tę, która zmienia rysunek, wybierz najpierw; ta, która coś dodaje, utrwala rysunek jako <F>, a potem kładziesz resztę. Enter rysuje wszystko.
play-help-score = W każdej porze roku punktują dwa edykty, każda moneta daje gwiazdkę, a każda pusta kratka sąsiadująca z potworem ją zabiera.

## Sędzia

analyse-judge = Sędzia: { $judge }. Oczekiwane gwiazdki i co się z nimi stało:
analyse-no-luck = Sędzia: { $judge }. Nie patrzy naprzód, więc mówi tylko, co stracono w grze. Co było szczęściem, powiedzą myślące boty: pip install 'inkland[fast]'
analyse-seat = Miejsce { $seat }: { $stars }
analyse-expected = oczekiwane po pierwszej karcie
analyse-cards = szczęście do kart
analyse-ambushes = szczęście w zasadzkach
analyse-lost = stracone w grze
analyse-given = zostawione sąsiadom w zasadzkach
# Checked in 2026.
analyse-worst = Ruchy, które kosztowały najwięcej:
analyse-none = Żaden ruch nie przyniósł znaczącej straty.
analyse-turn = { $season }, tura { $turn }, { $card }: stracone { $stars }
analyse-powers = { $season }, po punktacji: stracone { $stars }
analyse-neighbour = { $season }, tura { $turn }, { $card }: sąsiadowi zostało { $stars }
analyse-played = zagrano { $drawing }
analyse-better = lepiej { $drawing }
analyse-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Zadania

puzzle-question = Zadanie { $puzzle }. Co narysujesz? Jeden rysunek daje na koniec roku najwięcej gwiazdek.
puzzle-type = Wpisz rysunek, na przykład { $example }:
puzzle-solved = Rozwiązane! Lepszego rysunku nie ma.
puzzle-missed = To nie najlepszy rysunek: na koniec roku o { $stars } gwiazdki mniej.
puzzle-yours = twój
puzzle-best = najlepszy
puzzle-at-once = gwiazdki od razu
puzzle-expected = oczekiwane na koniec roku
puzzle-rest = Gwiazdki od razu to nie cała różnica: reszta kryje się w tym, co arkusz może dać do końca roku.
