# Powtórka zakończonej gry i sprawdzenie jej rozdania.
#
# Słowniczek: moment (tura, punktacja albo to, co działa po niej), pieczęć (skrót tajemnicy serwera, pokazany,
# zanim ktokolwiek usiadł), liczba (liczba losowa, którą dodaje przeglądarka gracza), dowód, zapis gry.
# Imiona graczy stoją w mianowniku.

## Droga przez grę

web-replay-title = Powtórka
web-replay-title-of = Powtórka: { $title }
# Checked in 2026.
web-replay-coming = Wczytujemy powtórkę…
web-replay-table = Do stołu
web-replay-seat = Arkusz
web-replay-with = Porównaj z arkuszem
web-replay-nobody = żaden
web-replay-walk = Przebieg gry
web-replay-moment = Moment
web-replay-value = { $season }, { $at } z { $last }: { $what }.
web-replay-at = { $at } z { $last }
web-replay-go = Przejdź do: { $season }
web-replay-first = Na początek
web-replay-previous = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-next = Krok naprzód
web-replay-last = Na koniec

## Co się stało

web-replay-opening = Przed pierwszą kartą
web-replay-scoring = { $season }: punktacja
web-replay-powers = { $season }: po punktacji
web-replay-came = Pojawiło się bez gracza: { $terrain }, { $spaces }.
web-replay-visit = Na tym arkuszu rysuje { $who }: { $terrain }, { $spaces }.
web-replay-hero = Bohater stoi na { $space }.
web-replay-coins =
    { $count ->
        [one] { $count } moneta { $reason }.
        [few] { $count } monety { $reason }.
        [many] { $count } monet { $reason }.
       *[other] { $count } monety { $reason }.
    }
web-replay-vanished = { $card }: potwory nie znalazły miejsca na tym arkuszu i zniknęły.
web-replay-nothing = Na tym arkuszu nic się nie zmieniło.
web-replay-new = nowe są obrysowane
web-replay-monsters-now =
    { $count ->
        [0] potwory nie zabierają nic
        [one] potwory zabierają { $count } gwiazdkę
        [few] potwory zabierają { $count } gwiazdki
        [many] potwory zabierają { $count } gwiazdek
       *[other] potwory zabierają { $count } gwiazdki
    }
web-replay-stars-now =
    { $count ->
        [one] zapisana { $count } gwiazdka
        [few] zapisane { $count } gwiazdki
        [many] zapisanych { $count } gwiazdek
       *[other] zapisane { $count } gwiazdki
    }

## Jak rosły edykty

web-replay-chart = Gwiazdki za edykty
web-replay-chart-about = Jak rosły gwiazdki za edykty ({ $who }). Liczby są w tabeli poniżej.
web-replay-numbers = Wszystkie liczby w tabeli

## Na pamiątkę

web-replay-keep = Udostępnij i zachowaj
web-replay-copy = Kopiuj link do tego momentu
web-replay-transcript = Pobierz zapis gry
web-replay-proof = Pobierz dowód

## Czy było uczciwie?

web-replay-fair = Czy rozdanie było uczciwe?
web-replay-fair-why = Zanim ktokolwiek usiadł, serwer zapieczętował sekret; potem przeglądarka każdego gracza dodała liczbę losową. Razem wyznaczyły karty. Twoja przeglądarka może to sprawdzić sama, bez zaufania do serwera.
web-replay-check = Sprawdź rozdanie
# Checked in 2026.
web-replay-checking = Sprawdzamy dowód…
web-replay-holds = Dowód się zgadza: karty ustalono przed grą i nikt nie zmienił ich kolejności.
web-replay-fails = Dowód się nie zgadza. Co nie pasuje, zaznaczono poniżej.
web-replay-yes = zgadza się
web-replay-no = nie zgadza się
web-replay-seal = Pieczęć tego rozdania:
web-replay-check-seal = Dowód należy do tego stołu
    .why = Ma pieczęć, którą ten stół pokazuje.
    .fails = Ma inną pieczęć niż ta, którą ten stół pokazuje.
web-replay-check-own = To pieczęć, którą ci pokazano
    .why = Przy siadaniu do stołu twoja przeglądarka zapisała pieczęć i swoją liczbę losową: jedno i drugie jest w dowodzie.
    .fails = Przy siadaniu do stołu twoja przeglądarka zapisała inną pieczęć albo brakuje jej liczby losowej.
web-replay-check-secret = Tajemnica otwiera pieczęć
    .why = Jej skrót (SHA-256) jest pieczęcią. Żadna inna tajemnica nie da takiej samej.
    .fails = Jej skrót (SHA-256) nie jest pieczęcią: zapieczętowano inną tajemnicę.
web-replay-check-numbers = Liczby graczy są w rozdaniu
    .why =
        { $count ->
            [one] Od graczy przyszła { $count } liczba losowa. Serwer nie mógł jej znać, gdy pieczętował tajemnicę.
            [few] Od graczy przyszły { $count } liczby losowe. Serwer nie mógł ich znać, gdy pieczętował tajemnicę.
            [many] Od graczy przyszło { $count } liczb losowych. Serwer nie mógł ich znać, gdy pieczętował tajemnicę.
           *[other] Od graczy przyszło { $count } liczby losowej. Serwer nie mógł ich znać, gdy pieczętował tajemnicę.
        }
    .fails = Liczby któregoś gracza brakuje albo nie można jej odczytać.
web-replay-check-shuffles = Każde tasowanie wynika z tajemnicy i liczb
    .why =
        { $count ->
            [one] Powtórzono { $count } tasowanie z tym samym wynikiem.
            [few] Powtórzono { $count } tasowania z tym samym wynikiem.
            [many] Powtórzono { $count } tasowań z tym samym wynikiem.
           *[other] Powtórzono { $count } tasowania z tym samym wynikiem.
        }
    .fails = Powtórzone tasowanie daje inną kolejność.
web-replay-check-deal = Gra zaczęła się od tych kart
    .why = Edykty, zasadzki i kolejność kart w porach roku są w zapisie gry takie, jak po tasowaniu.
    .fails = Zapis gry zaczyna się od innych kart, niż dało tasowanie.
web-replay-check-chain = Żadnego wiersza zapisu nie zmieniono
    .why =
        { $count ->
            [one] { $count } wiersz zgadza się ze swoim skrótem.
            [few] { $count } wiersze zgadzają się ze swoimi skrótami, a każdy skrót obejmuje wszystkie wiersze przed nim.
            [many] { $count } wierszy zgadza się ze swoimi skrótami, a każdy skrót obejmuje wszystkie wiersze przed nim.
           *[other] { $count } wiersza zgadza się ze swoimi skrótami, a każdy skrót obejmuje wszystkie wiersze przed nim.
        }
    .fails = Wiersz nie zgadza się ze swoim skrótem: zapis gry zmieniono.
web-replay-check-cards = Karty pojawiały się w tej kolejności
    .why =
        { $count ->
            [one] Odsłonięto { $count } kartę i była następna w swojej porze roku.
            [few] Odsłonięto { $count } karty, a każda była następna w swojej porze roku.
            [many] Odsłonięto { $count } kart, a każda była następna w swojej porze roku.
           *[other] Odsłonięto { $count } karty, a każda była następna w swojej porze roku.
        }
    .fails = Odsłonięto kartę, która nie była następna w porze roku.
web-replay-not-checked = Twoja przeglądarka nie zna zasad: nie sprawdziła rysunków ani tego, jak leżały karty przed każdym tasowaniem. Pierwsze z tych poleceń rozgrywa całą grę od nowa; drugie to krótki skrypt w Pythonie, który każdy może przeczytać.
