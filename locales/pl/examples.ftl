# Zdania przykładów z src/inkland/examples, według ich nazw tam.

## Karty odkryć

example-explore-coin = Mniejszy kształt daje monetę.
example-explore-large = Większy kształt wypełnia więcej kratek, ale nie daje monety.
example-explore-as-forest = Narysowano jako las, dokładnie jak na karcie.
example-explore-as-village = Narysowano jako wioskę, dokładnie jak na karcie.
example-explore-as-farm = Narysowano jako pole, dokładnie jak na karcie.
example-explore-as-water = Narysowano jako wodę, dokładnie jak na karcie.
example-explore-turned-village = Narysowano jako wioskę, kształt obrócono lub odbito.
example-explore-turned-farm = Narysowano jako pole, kształt obrócono lub odbito.
example-explore-turned-water = Narysowano jako wodę, kształt obrócono lub odbito.
example-gates-mountain = Wypełniono ostatni wolny bok góry: to daje monetę.
example-gates-monster = Można wybrać także potwora.
example-gates-ruins = Jedna kratka mieści się wszędzie, gdzie jest pusto.

## Ruiny

example-ruins-covered = Kształt z następnej karty zakrywa kratkę ruin.
example-ruins-small = Mniejszy kształt też może zakryć ruiny i daje swoją monetę.
example-ruins-single = Żaden kształt z karty nie zakryje już ruin: jedna kratka dowolnego terenu, gdziekolwiek.
example-ruins-all-filled = Wszystkie ruiny są wypełnione: jedna kratka dowolnego terenu, gdziekolwiek.

## Zasadzki i zdolności

example-ambush-neighbour = Sąsiad obraca, odbija i rysuje kształt tak, żeby przeszkadzał.
example-ambush-corner = W grze solo kształt trafia do rogu wskazanego na karcie, tak jak go wydrukowano.
example-ambush-walk = Róg jest zajęty: szuka się dalej wzdłuż krawędzi, w kierunku z karty, aż do pierwszego miejsca, w którym kształt się mieści.
example-dragon-tamed = Wypełniono ostatnią pustą kratkę przy smoku: trzy monety, jeden raz.
example-dragon-slain = Trzy monety daje też bohater, który zniszczy nieotoczoną jeszcze część smoka.
example-zombie-first = Po porze roku każda pusta kratka sąsiadująca z zombie też staje się zombie.
example-zombie-walls = Wypełnione kratki zatrzymują plagę.
example-zombie-guarded = Zombie, które trafi na znacznik ataku, od razu zostaje zniszczone.
example-troll-rage = Po porze roku właściciel arkusza mapy niszczy jedną pustą kratkę sąsiadującą z trollem.
example-troll-mountain = Zniszczona kratka jest wypełniona: tutaj otacza górę.
example-gorgon-gaze = Kto narysował gorgony, niszczy kratkę obok jednej z nich, nawet wypełnioną.
example-gorgon-mountain = Góry ani wąwozu nie można zniszczyć, pustą kratkę – tak.

## Bohaterowie

example-hero-now = Potwory na znacznikach ataku od razu zostają zniszczone.
example-hero-later = Potwory, które trafią na znacznik ataku później, też są niszczone; pozostałe zostają.
example-hero-edge = Znaczniki ataku poza mapą przepadają, a na innym terenie nie szkodzą.
example-hero-turned = Znaczniki ataku można obrócić i odbić; pustym kratkom ani innemu terenowi nie szkodzą.

## Umiejętności

example-acrobatics-neighbour = Dwa zwykłe potwory zamiast kształtu z karty.
example-acrobatics-solo = W grze solo przychodzą od rogu wskazanego na karcie, a obrócić możesz je dowolnie.
example-concentrate-twice = Kształt pojawia się drugi raz, z tym samym terenem.
example-concentrate-coin = Z mniejszym kształtem: karta daje monetę tylko raz.
example-cure_wounds-close = Po kształcie jeszcze dwie kratki osaczają potwory.
example-cure_wounds-other = Te dwie kratki mogą być z drugiego terenu karty.
example-diplomacy-both = Jeszcze jedna kratka, jednocześnie pole i wioska, dołącza do wioski i do pól.
example-diplomacy-hero = Działa też z bohaterem.
example-knowledge-village = Rzeka staje się wioską.
example-knowledge-coin = Mniejszy kształt zachowuje swoją monetę.
example-move_silently-edge = Rysuje się tylko to, co leży na mapie.
example-move_silently-coin = Mniejszy kształt wystający poza krawędź zachowuje swoją monetę.
example-negotiate-square = Kwadrat dwie na dwie kratki zamiast długiego kształtu.
example-negotiate-no-coin = Zastępuje oba kształty i nie daje monety.
example-search-longer = Jeszcze jedna kratka tego samego terenu wydłuża kształt.
# Checked in 2026.
example-search-mountain = Dodatkowa kratka może otoczyć górę: to daje monetę.

## Pory roku i edykty

example-season-scored = Dwa edykty dają gwiazdki, każda moneta daje jedną, a każda pusta kratka obok potwora jedną zabiera.
example-season-monsters = Przy wielu potworach pora roku może kosztować więcej, niż przynosi.
example-edict-now = W swoich dwóch porach roku karta tego edyktu punktuje.
example-edict-not-now = W pozostałych dwóch porach roku nie daje nic.

## Karty punktacji: dla kilku kart

example-largest-not-best = Największy klaster nie musi być najlepszy.
example-cluster-may-wind = Klaster może się wić.
example-two-clusters = Dwa klastry punktują dwa razy.
example-wood-in-the-corner = Las w rogu: prawy i dolny bok są wolne.
example-corner-is-no-contact = Rogi to nie sąsiedztwo.

## Karty punktacji: lasy

example-sentinel_wood-cluster = Z całego klastra liczą się tylko kratki przy krawędzi.
example-sentinel_wood-corner = Las w rogu leży przy dwóch krawędziach, ale to jedna kratka i jedna gwiazdka.
example-greenbough-row = Dwa lasy w jednym rzędzie to nadal jeden rząd.
example-greenbough-corners = Dwa lasy na ukos od siebie mają każdy swój rząd i swoją kolumnę.
example-treetower-open = Wystarczy jeden wolny bok, aby stracić gwiazdkę.
example-stoneside_forest-three = Trzy góry przy jednym lesie.
example-stoneside_forest-gap = Luka w lesie zrywa połączenie.
example-faunlost_thicket-longest = Liczy się tylko najdłuższa linia.
example-faunlost_thicket-beside = Lasy obok siebie nie tworzą pionowej linii.
example-deepwood-village = Wioska na jednym końcu psuje cały klaster.
example-heart_of_the_forest-walls = Wypełnione kratki bez lasu się nie liczą.
example-sleepy_valley-apart = Trzy lasy w rzędzie nie muszą ze sobą sąsiadować.
example-sleepy_valley-column = Kolumna lasu to nie rząd.

## Karty punktacji: pola i woda

example-canal_lake-between = Woda między dwoma polami liczy się raz.
example-canal_lake-shores = Pola na kilku brzegach, a niektóre bez wody.
example-mages_valley-shore = Góra z dwiema kratkami wody i dwiema kratkami pola.
example-golden_granary-both = Pole na ruinach, a obok woda.
example-golden_granary-lonely = Woda na ruinach potrzebuje obok innych ruin.
example-shoreside_expanse-edge = Jedna kratka przy krawędzi psuje cały klaster.
example-craylund-shared = Dwa klastry punktują dwa razy, nawet jeśli mają wspólną wodę.
example-craylund-bend = Woda stykająca się z klastrem dwoma bokami to jedna kratka wody.
example-ulems_wallow-lake = Jezioro między dwoma pasami pól.
example-ulems_wallow-field = Duże pole stykające się jedną kratką to jedna kratka pola.
example-clawsgrave_peaks-three = Trzy góry przy jednym jeziorze.
example-clawsgrave_peaks-dry = Pole przy górze bez wody nic nie daje.
example-jorekburg-columns = Każda kolumna liczy się osobno.
example-jorekburg-unequal = Dwie kratki pola i jedna wody to nie po równo.

## Karty punktacji: wioski

example-wildholds-three = Sześć, siedem i pięć: dwa klastry są dość duże.
example-wildholds-corner = Wioski stykające się rogami to dwa klastry.
example-great_city-largest = Liczy się największy z trzech, pozostałe nie.
example-great_city-mountain = Jedna kratka przy górze psuje cały klaster.
example-great_city_spaces-mountain = Odpadają tylko kratki przy górze.
example-great_city_spaces-largest = Liczy się największy klaster, nawet jeśli mniejszy dałby więcej.
example-greengold_plains-along = Tereny mogą leżeć gdziekolwiek wzdłuż klastra.
example-greengold_plains-same = Trzy lasy to jeden rodzaj terenu.
example-shieldgate-second = Cztery, trzy i jedna: liczą się trzy.
example-shieldgate-equal = Z dwóch największych jeden liczy się jako drugi.
example-traylo_monastery-part = Linia może być częścią większego klastra.
example-traylo_monastery-nine = Dziewięć wiosek bez linii czterech.
example-outer_enclave-open = Cztery wioski na otwartej przestrzeni.
example-gnomish_colony-row = W długim rzędzie nie ma kwadratu.
example-caravansary-cross = Krzyż: trzy rzędy, trzy kolumny.

## Karty punktacji: układ

example-borderlands-crossing = Rząd i kolumna się krzyżują: wspólna kratka liczy się do obu.
example-borderlands-gap = Jedna pusta kratka i rząd jest nic niewart.
example-lost_barony-strip = Trzy na cztery to nadal trzy na trzy.
example-lost_barony-hole = Dziura w środku zostawia tylko kwadraty z jednej kratki.
example-broken_road-three = Trzy krótkie drogi obok siebie.
example-broken_road-rising = Wznosząca się przekątna nie jest drogą, jest nią tylko kratka w rogu.
example-cauldrons-wall = Sąsiednie kryjówki mogą mieć wspólną ścianę.
example-cauldrons-open = Dwie puste kratki obok siebie otwierają się nawzajem.
example-dwarvenholds-crossing = Góra na skrzyżowaniu rzędu i kolumny liczy się dla obu.
example-dwarvenholds-none = Pełny rząd bez góry.
example-silos-beside = Z dwóch sąsiednich kolumn liczy się tylko nieparzysta.
example-silos-even = Kolumna 2 się nie liczy.
example-banded_hills-five = Pięć rodzajów terenu w rzędzie.
example-banded_hills-mountain = Góra to też rodzaj terenu.
example-starlit_sigil-corner = Trzy puste kratki w literę L.
example-starlit_sigil-square = Cztery w kwadracie to za dużo.
