# Nauka przez grę: strona o niej i podpowiedzi przy pierwszej grze.
#
# $how to „touch” dla palca, „keys” dla myszy i klawiatury. $who to sąsiad, bot.

## Strona

web-learn-label = Samouczek
web-learn-lead = Grasz pierwszą porę roku z botem, a podpowiedzi prowadzą cię krok po kroku. Dziewięć kroków, około pięciu minut, bez zegara; niczego nie zepsujesz i nic się nie liczy.
web-learn-list = Co cię czeka
web-learn-list-draw = rysowanie kształtów na własnej mapie, obracanych i odbijanych do woli
web-learn-list-edicts = szukanie miejsc, za które edykty dają gwiazdki
web-learn-list-ruins = rysowanie na ruinach i zdobywanie monet
web-learn-list-ambush = potwory dla sąsiada i te, które przyjdą do ciebie
web-learn-list-score = punktowanie pory roku
web-learn-start = Zacznij samouczek
web-learn-starting = Chwileczkę: przygotowujemy arkusze…
web-learn-again = Zacznij od nowa
web-learn-go-on = Wróć do samouczka
web-learn-under-way = Samouczek już trwa. Czeka tam, gdzie został przerwany.
web-learn-been = Samouczek już za tobą. Następna mapa będzie cała twoja.
web-learn-open = Karty samouczka są zawsze te same i nie są tajne; jego wynik nigdzie się nie liczy.

## Podpowiedzi

web-learn-step = Krok { $step } z { $of }.
web-learn-show = Pokaż gdzie
web-learn-skip = Zrób to za mnie
web-learn-leave = Wyjdź
# Checked in 2026.
web-learn-place =
    { $how ->
        [touch] Karta daje ci kształt. Wybierz las albo pole, a potem dotknij swojej mapy tam, gdzie ma leżeć kształt.
       *[keys] Karta daje ci kształt. Wybierz las albo pole, a potem kliknij swoją mapę albo przejdź po niej strzałkami i połóż kształt spacją.
    }
    .title = Połóż kształt na mapie
web-learn-draw =
    { $how ->
        [touch] Mieści się. Na razie to szkic, który można przesuwać. Podoba się? Naciśnij „{ $button }”.
       *[keys] Mieści się. Na razie to szkic, który można przesuwać. Podoba się? Naciśnij „{ $button }” albo klawisz Enter.
    }
    .title = Narysuj go
web-learn-turn =
    { $how ->
        [touch] Kształt wolno obracać i odbijać. Spróbuj: okrągłe strzałki go obracają, znak obok odbija.
       *[keys] Kształt wolno obracać i odbijać. Spróbuj okrągłych strzałek i znaku obok nich albo klawiszy R i F.
    }
    .title = Obróć go
web-learn-edict = Pod koniec wiosny gwiazdki dają edykty A i B: { $first } za las przy krawędzi, { $second } za wodę i pola obok gór. Znajdź miejsce, gdzie A albo B pokazuje plus, i rysuj.
    .title = Zdobądź gwiazdki
web-learn-ruins = Przed chwilą odkryto kartę ruin, więc ten kształt musi zakryć kratkę ruin. Te w zasięgu są obrysowane: narysuj go tam.
    .title = Zakryj ruiny
web-learn-coin = Dwa kształty do wyboru: mały daje monetę, duży wypełnia więcej mapy. Moneta to gwiazdka w każdej porze roku. Monetę daje też góra otoczona z czterech stron. Wybierz i rysuj.
    .title = Moneta czy więcej ziemi?
web-learn-ambush = Zasadzka: arkusze wędrują do sąsiadów. Rysujesz potwory na cudzym arkuszu ({ $who }), a sąsiad na twoim. Każda pusta kratka obok potwora kosztuje gwiazdkę, więc szukaj miejsca, wokół którego jest pusto.
    .title = Potwory dla sąsiada: { $who }
web-learn-close = Na twojej mapie są teraz potwory, autor: { $who }. Każda pusta kratka obok nich zabiera ci gwiazdkę w każdej porze roku. Wypełniaj takie kratki: rysuj obok potworów.
    .title = Otocz potwory
web-learn-score = Wiosna minęła. Przejdź ją wiersz po wierszu: edykty A i B, monety, potwory. Mapa pokazuje, skąd biorą się gwiazdki.
    .title = Policz gwiazdki
web-learn-wait = Narysowane i zapisane. Jeszcze rysuje { $who }.
web-learn-done = I to już wszystko.
web-learn-end = Latem gwiazdki dają edykty B i C, jesienią C i D, zimą D i A; wygrywa, kto ma ich najwięcej. Graj dalej albo zacznij inną grę.
web-learn-on = Graj dalej

## Co przyniósł rysunek

web-learn-brought-stars =
    { $count ->
        [one] { $name } daje za to { $count } gwiazdkę.
        [few] { $name } daje za to { $count } gwiazdki.
        [many] { $name } daje za to { $count } gwiazdek.
       *[other] { $name } daje za to { $count } gwiazdki.
    }
web-learn-brought-coin = Masz monetę.
web-learn-brought-mountain = Góra jest otoczona: to moneta.
web-learn-brought-saved =
    { $count ->
        [one] Potwory zabierają ci o { $count } gwiazdkę mniej.
        [few] Potwory zabierają ci o { $count } gwiazdki mniej.
        [many] Potwory zabierają ci o { $count } gwiazdek mniej.
       *[other] Potwory zabierają ci o { $count } gwiazdki mniej.
    }
web-learn-brought-them =
    { $count ->
        [one] { $who } traci przez to { $count } gwiazdkę na porę roku.
        [few] { $who } traci przez to { $count } gwiazdki na porę roku.
        [many] { $who } traci przez to { $count } gwiazdek na porę roku.
       *[other] { $who } traci przez to { $count } gwiazdki na porę roku.
    }
web-learn-brought-nothing = Wiosną nie ma za to gwiazdki, ale mapa się wypełnia.
