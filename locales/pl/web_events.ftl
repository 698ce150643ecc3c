# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Wydarzenia
web-events-all = Wszystkie wydarzenia
web-events-others =
  { $count ->
     [one] Trwa jeszcze { $count } wydarzenie
     [few] Trwają jeszcze { $count } wydarzenia
    *[other] Trwa jeszcze { $count } wydarzeń
  }
web-events-about = Wszyscy grają te same rozdania; punkty pokazują, ilu innych graczy wyprzedzasz.
web-events-none = Na razie nie zaplanowano żadnych wydarzeń.
web-events-coming = Wydarzenie się wczytuje.
web-events-arena = Arena
web-events-round = Runda tych samych rozdań
web-events-begins = Początek: { $when }
web-events-runs = Trwa, zostało { $left }
web-events-closing = Czas minął; kończą się ostatnie gry
web-events-over = Zakończone
web-events-cancelled = Odwołane; rozpoczęte gry trwają dalej
web-events-left = Zostało { $left }
web-events-bell = zostało; gra zaczęta przed końcem się liczy
web-events-arena-about = { $box }, stoły dla czterech osób.
web-events-alone-about =
    { $count ->
        [one] { $box }, { $count } rozdanie, solo.
        [few] { $box }, { $count } rozdania, solo.
        [many] { $box }, { $count } rozdań, solo.
       *[other] { $box }, { $count } rozdania, solo.
    }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } rozdanie, przy stołach dla czterech osób.
     [few] { $box }, { $count } rozdania, przy stołach dla czterech osób.
     [many] { $box }, { $count } rozdań, przy stołach dla czterech osób.
    *[other] { $box }, { $count } rozdania, przy stołach dla czterech osób.
  }
web-events-entrants =
  { $count ->
     [one] { $count } uczestnik.
     [few] { $count } uczestników.
     [many] { $count } uczestników.
    *[other] { $count } uczestnika.
  }
web-events-playing = Twój stół już gra
web-events-go = Do twojego stołu
web-events-ready = Bierzesz udział; pierwsze stoły ruszą na początku wydarzenia
web-events-waiting = Przygotowujemy twój następny stół
web-events-fuse = Gdy tylko zbiorą się cztery osoby albo po 20 sekundach z botami
web-events-leave = Zrób przerwę
web-events-next = Twój następny stół
web-events-enter = Weź udział
web-events-next-table = Następny stół
web-events-more-time = Więcej czasu
web-events-more-time-about = Przy twoich stołach jest dwa razy więcej czasu na każdy rysunek.
web-events-yours = Twoje stoły
web-events-all-played = Wszystkie rozdania rozegrane.
web-events-place = Miejsce
web-events-of = { $place } z { $count }
web-events-points = Punkty
web-events-tables = Stoły
web-events-friends = Obserwujesz: { $names }
web-events-standings = Tabela
web-events-hidden = Tabela pojawi się, gdy rozegrasz wszystkie rozdania albo wydarzenie się skończy, żeby niczego nie zdradzić.
web-events-nobody = Nikt jeszcze nie bierze udziału.
web-events-how = Jak liczymy punkty
web-events-how-about = Za każdy stół dostajesz od 0 do 100 punktów: odsetek graczy z tymi samymi kartami, których wyprzedzasz; remis daje połowę. Punkty mogą się zmieniać, dopóki nie zagrają wszyscy. Gra, którą dokończy za ciebie bot, daje 0.
web-events-lately = Twoje ostatnie stoły
web-events-deal = Rozdanie { $number }
web-events-points-of =
  { $count ->
     [one] { $count } punkt
     [few] { $count } punkty
     [many] { $count } punktów
    *[other] { $count } punktu
  }
web-events-abandoned = dokończył bot
web-events-wall = Pokaż na dużym ekranie
