# Pierwsza strona w przeglądarce, nowe stoły, lista publicznych stołów i ustawienia.
#
# Słowniczek: table – stół, seat – miejsce, bot – bot, deal – rozdanie, preset – wariant gry, public – publiczny.

## Każda strona

web-home-skip = Przejdź do treści
web-home-page = { $page } · Inkland
web-home-menu = Menu główne
web-home-language = Język
web-home-theme = Motyw
web-home-theme-system = Jak w systemie
web-home-theme-paper = Papier
web-home-theme-lamplight = Światło lampy
web-home-theme-contrast = Wysoki kontrast
web-home-colophon = Wolne i otwarte oprogramowanie. Działa z klawiaturą i czytnikiem ekranu. Nieoficjalny stół do gier Cartographers i Cartographers: Heroes; niezwiązany z ich wydawcami.
web-home-privacy = Prywatność

## Pierwsza strona

web-home-title = Rysuj królestwo, kształt po kształcie
web-home-solo = Zagraj teraz solo
web-home-solo-about = bez konta, około 15 minut
web-home-solo-opening = Chwileczkę: przygotowujemy arkusz…
web-home-open = Otwórz stół
web-home-open-about = wyślij link; od 2 do 100 miejsc, jeśli chcesz – z botami
web-home-join-label = Masz link lub kod?
web-home-join-hint = PAPROĆ-108
web-home-join = Dołącz
web-home-join-bad = To nie jest link ani kod. Wklej cały link albo wpisz kod tak, jak ci go podano.
web-home-guest = Kartograf { $number }
web-home-untitled = Stół bez nazwy
web-home-solo-table = Gra solo

## Publiczne stoły

web-home-public = Publiczne stoły
web-home-public-all = Wszystkie publiczne stoły
web-home-public-about = Usiądź na wolnym miejscu albo popatrz, co rysują inni.
web-home-public-none = W tej chwili nie ma otwartych publicznych stołów.
web-home-public-invite = Otwórz własny, a inni cię znajdą.
web-home-public-lost = Lista jest teraz niedostępna. Za chwilę spróbujemy ponownie.
web-home-public-waits = Szukamy stołów…
web-home-public-count =
    { $count ->
        [one] { $count } publiczny stół
        [few] { $count } publiczne stoły
        [many] { $count } publicznych stołów
       *[other] { $count } publicznego stołu
    }
web-home-status-open = czeka na graczy
web-home-status-playing = gra w toku
web-home-status-finished = gra skończona
web-home-status-closed = zamknięty
web-home-taken =
    { $seats ->
        [one] zajęte { $taken } z { $seats } miejsca
        [few] zajęte { $taken } z { $seats } miejsc
        [many] zajęte { $taken } z { $seats } miejsc
       *[other] zajęte { $taken } z { $seats } miejsca
    }
web-home-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-home-sit = Usiądź
web-home-sit-at = Usiądź: { $title }
web-home-watch = Oglądaj
web-home-watch-at = Oglądaj: { $title }

## Nowy stół

web-home-new-about = Wybierz grę; resztę możesz zostawić bez zmian.
web-home-preset = Gra
web-home-preset-base = Klasyka: cztery pory roku, ruiny i cztery rodzaje potworów.
web-home-preset-base-skills = Klasyka, a monety kupują specjalne ruchy.
web-home-preset-heroes = Bohaterowie strzegą twojej krainy, a potwory mają własne moce.
web-home-preset-first_game = Herosi z edyktami, od których najlepiej zacząć.
web-home-preset-everything = Bohaterowie, umiejętności, wszystkie edykty i wszystkie potwory w jednej grze.
web-home-seats = Miejsca
web-home-seats-hint = Jedno miejsce to gra solo. Miejsca wolne na początku gry zajmą boty.
web-home-seats-fewer = O jedno miejsce mniej
web-home-seats-more = O jedno miejsce więcej
web-home-who = Kto może dołączyć
web-home-private = Tylko z linkiem
web-home-private-about = Stół znajdą tylko ci, którzy mają link.
web-home-in-list = Każdy
web-home-in-list-about = Stół widać na publicznej liście.
web-home-table-title = Nazwa stołu
web-home-table-title-hint = Nieobowiązkowa; widzi ją każdy, kto widzi stół.
web-home-name = Twoje imię
# Checked in 2026.
web-home-name-hint = Od 1 do 20 znaków; widzą je inni przy stole.
web-home-details = Ustawienia gry
web-home-details-hint = Arkusz mapy, karty, bohaterowie, umiejętności, zasady domowe, cofanie
web-home-map = Arkusz mapy
web-home-explore = Karty odkryć
web-home-seasons = Karty pór roku
web-home-season-times = Czas: { $times }
web-home-box-base = Gra podstawowa
web-home-box-heroes = Herosi
web-home-box-add_on = Dodatek z zasadzkami
web-home-heroes = Dodaj karty bohaterów
web-home-heroes-about = W każdej porze roku do talii dochodzi jedna karta bohatera; bohater strzeże kratek przed potworami.
web-home-skills-all = Wszystkie osiem: trzy z nich losujemy
web-home-skills-none = Bez umiejętności
web-home-skills-choose = Wybierz umiejętności
web-home-skills-which = Które umiejętności
web-home-skills-hint = Co najmniej trzy; jeśli wybierzesz więcej, trzy z nich zostaną wylosowane.
web-home-ambushes = Karty zasadzki
web-home-ambushes-sets = Całe zestawy
web-home-ambushes-choose = Wybierz karty
web-home-ambushes-which = Które karty zasadzki
web-home-ambushes-hint = Co najmniej cztery; jeśli wybierzesz więcej, cztery z nich zostaną wylosowane.
web-home-scoring = Edykty
web-home-scoring-dealt = Losowe
web-home-scoring-from = Rozdaj z
web-home-scoring-from-none = Wybierz co najmniej jedno pudełko z edyktami.
web-home-scoring-chosen = Wybierz edykty
web-home-scoring-edict = Edykt { $letter }: { $category }
web-home-ambush-by = Kto rysuje potwory
web-home-ambush-neighbour = Sąsiad
web-home-ambush-neighbour-about = Arkusze krążą wokół stołu i każdy rysuje na cudzym.
web-home-ambush-walk = Karta
web-home-ambush-walk-about = Potwory same znajdują sobie miejsce, jak w grze solo.
web-home-take-back = Cofanie
web-home-take-back-about = Dopóki inni rysują, możesz cofnąć i zmienić swój rysunek.
web-house-ruins_cards = Karty ruin
web-house-ruins_cards-auto = Zgodnie z zasadami
web-house-ruins_cards-auto-about = W grze podstawowej zawsze, w Herosach – gdy dodasz coś z innego pudełka.
web-house-ruins_cards-yes = Zawsze w talii
web-house-ruins_cards-yes-about = Zasada domowa dla samych Herosów.
web-house-ruins_cards-no = Bez nich
web-house-ruins_cards-no-about = Zasada domowa wszędzie tam, gdzie instrukcja je dodaje; przy podstawowych kartach odkryć są zawsze.
web-house-fallback_terrain = Gdy żaden kształt się nie mieści
web-house-fallback_terrain-any = Dowolny teren
web-house-fallback_terrain-any-about = Pojedyncza kratka może mieć dowolny teren.
web-house-fallback_terrain-card = Teren z karty
web-house-fallback_terrain-card-about = Zasada domowa: pojedyncza kratka przyjmuje teren z karty, jak w pierwszym wydaniu.
web-house-full_map = Gdy mapa solo zapełni się przed czasem
web-house-full_map-all = Liczą się wszystkie pory roku
web-house-full_map-all-about = Każdą pozostałą porę roku podlicza się na tej mapie.
web-house-full_map-running = Liczy się bieżąca pora roku
web-house-full_map-running-about = Zasada domowa: późniejsze pory roku nic nie dają.
web-house-great_city = Wielkie miasto przy górze
web-house-great_city-cluster = Odpada cały klaster
web-house-great_city-cluster-about = Liczy się największy klaster wiosek, który nie sąsiaduje z górą.
web-house-great_city-spaces = Odpadają pojedyncze kratki
web-house-great_city-spaces-about = Zasada domowa według wydania ukraińskiego: liczy się największy klaster wiosek bez kratek przy górze.
web-house-ambush_count = Zasadzki w talii
web-house-ambush_count-about = Zasada domowa, jeśli nie 4. Gdy jest ich mniej, w ostatnich porach roku nie ma nowych. Gra bez zaliczenia.
web-house-skill_count = Umiejętności w grze
web-house-skill_count-about = Zasada domowa, jeśli nie 3. Gra bez zaliczenia.
web-house-powers = Moce potworów
web-house-powers-every = Po każdej porze roku
web-house-powers-every-about = Od pory roku, w której przyszły, zombie i troll działają po każdym podliczeniu.
web-house-powers-own = Tylko po swojej porze roku
web-house-powers-own-about = Zasada domowa: zombie i troll działają raz, po porze roku, w której przyszły. Gra bez zaliczenia.
web-home-deal = Zagraj rozdanie jeszcze raz
web-home-deal-hint = Wpisz kod skończonej gry, aby dostać te same karty.
web-home-deal-code = Kod rozdania
web-home-deal-known = Znaleziono: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Nikt nie skończył jeszcze tego rozdania.
        [one] { $count } wynik, najlepszy: { $best }.
        [few] { $count } wyniki, najlepszy: { $best }.
        [many] { $count } wyników, najlepszy: { $best }.
       *[other] { $count } wyniku, najlepszy: { $best }.
    }
# Checked in 2026.
web-home-deal-bad = Kod ma 26 znaków: małe litery bez ogonków i cyfry.
web-home-opens = Otwórz stół
web-home-opening = Przygotowujemy stół…

## Ustawienia

web-home-settings = Ustawienia
web-home-settings-about = Są przechowywane w tej przeglądarce i działają od razu.
web-home-you = Ty
web-home-colour = Kolor twojego miejsca
web-home-colour-none = Dowolny
web-home-colour-red = Czerwony
web-home-colour-orange = Pomarańczowy
web-home-colour-yellow = Żółty
web-home-colour-green = Zielony
web-home-colour-teal = Turkusowy
web-home-colour-blue = Niebieski
web-home-colour-violet = Fioletowy
web-home-colour-pink = Różowy
web-home-colour-brown = Brązowy
web-home-colour-grey = Szary
web-home-save-name = Zapisz imię i kolor
web-home-saved = Zapisano. Obowiązuje przy nowych stołach.
web-home-motion = Animacje
web-home-motion-system = Jak w systemie
web-home-motion-full = Pełne
web-home-motion-reduced = Ograniczone
web-home-confirm = Wysyłanie rysunku
web-home-confirm-button = Przyciskiem
web-home-confirm-button-about = Nic się nie wyśle, dopóki go nie naciśniesz.
web-home-confirm-timer = Po pięciu sekundach
web-home-confirm-timer-about = Automatycznie, jeśli nie zmienisz rysunku.
web-home-confirm-at_once = Od razu
web-home-confirm-at_once-about = Gdy tylko położysz kształt.
web-home-keys = Klawisze jednoliterowe
web-home-keys-about = R obraca, F odbija, cyfry wybierają. Wyłącz, jeśli sterujesz komputerem głosem albo przypadkiem naciskasz klawisze.

## Tu nic nie ma

web-home-lost = W tej części mapy nic nie ma
web-home-lost-about = Link mógł zostać ucięty albo strona została przeniesiona.
web-home-lost-back = Na stronę główną

## Odmowy

web-home-no-line = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-home-refused = Nie udało się. Spróbuj ponownie za chwilę.

# Other things to do
web-home-learn = Naucz się grać
web-home-learn-about = pierwsza pora roku krok po kroku, pięć minut
web-home-daily = Rozdanie dnia
web-home-daily-about = te same karty dla wszystkich; liczy się jedna próba
web-home-cards = Karty
web-home-cards-about = każda karta z opisem i przykładami
web-home-maps = Własne arkusze map
web-home-maps-about = góry, ruiny i wąwozy tam, gdzie chcesz
web-home-own-map = Stwórz własny arkusz mapy
web-home-own-map-change = Zmień
web-home-paper = Gra na papierze
web-home-paper-about = arkusze do druku, karty na ekranie, liczenie punktów
web-home-events = Wydarzenia
web-home-puzzle = Zadania
web-home-puzzle-about = Jeden rysunek jest wyraźnie najlepszy: znajdź go
