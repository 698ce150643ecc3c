# Droga do stołu: zaproszenie, kod i pukanie do prywatnego stołu.

web-join-title = { $who } zaprasza cię do stołu
web-join-title-plain = Zaproszono cię do stołu
web-join-open =
    { $taken ->
        [0] Nikogo jeszcze nie ma: pierwsze miejsce jest twoje.
        [one] Jedna osoba już tu jest, a na ciebie czeka miejsce.
        [few] Są tu już { $taken } osoby, a na ciebie czeka miejsce.
       *[many] Jest tu już { $taken } osób, a na ciebie czeka miejsce.
    }
web-join-full = Wszystkie miejsca są zajęte.
web-join-held = Ostatnie miejsce jest zarezerwowane: ktoś właśnie wybiera imię.
web-join-held-until = Wszystkie wolne miejsca są zarezerwowane do { $time }.
web-join-begun = Gra już trwa: { $season }.
web-join-here = z { $of } jest na miejscu
web-join-drawing = rysują
web-join-free = wolne
web-join-kept = rezerwacja
web-join-name = Twoje imię przy stole
web-join-another = Inne imię
web-join-sit = Usiądź jako { $name }
web-join-no-account = Bez konta i instalacji.
web-join-account = Mam konto
web-join-kept-for-you = Miejsce jest zarezerwowane dla ciebie jeszcze przez { $seconds } s.
web-join-kept-until = Miejsce jest zarezerwowane dla ciebie do { $time }.
web-join-watch = Oglądaj
web-join-watch-full = Możesz oglądać, gdy tylko zaczną. Jeśli zwolni się miejsce, usiądziesz prosto stąd.
web-join-watch-soon = Gra pojawi się tutaj, gdy tylko się zacznie.
web-join-watch-begun = Oglądaj, a usiądziesz, gdy zagrają znowu.
web-join-alone = Zagraj tymi kartami solo
web-join-minutes = 25 min
web-join-seasons = cztery pory roku
web-join-at-once = wszyscy rysują naraz
web-join-first = pierwszy raz?
web-join-learn = naucz się, grając
web-join-played = W co się gra
web-join-sealed = Zapieczętowane rozdanie
web-join-names = Czapla Skowronek Zimorodek Jaskółka Jarzębina Chaber Sikorka Jałowiec Bocian Wrzos Barwinek Czajka

## W poczekalni

web-join-scan = Zeskanuj, aby dołączyć
web-join-code = albo wpisz kod
web-join-knocks = Kto ma kod, może zapukać
web-join-knocking = Puka { $who }
web-join-let-in = Wpuść
web-join-not-now = Nie teraz
web-join-seat-kept = Zarezerwowane, ktoś wybiera imię: { $seconds } s
web-join-seat-called = Zarezerwowane do { $time }: { $who }

## Gdzie wpisuje się kod

web-join-knocked = Pukasz jako { $name }. Jeśli jest stół z takim kodem, gospodarz może cię wpuścić; zostań na tej stronie.
web-join-unanswered = Nikt nie odpowiedział. Sprawdź kod albo poproś o link.
