# Stránka hráče: poslední hry, nejlepší mapy, čísla a co z nich vidí ostatní.
#
# Slovníček: výnos, mapa, hvězdy, hodnocení (sólové hry), rozdání dne, záskok (bot, který hraje za někoho).

web-profile-own = Tvoje mapy a statistiky
web-profile-own-about = Tohle všechno vidíš jen ty.
web-profile-since = s námi od { $when }
web-profile-fig-games =
    { $count ->
        [one] dohraná hra
        [few] dohrané hry
        [many] dohrané hry
       *[other] dohraných her
    }
web-profile-fig-mean =
    { $count ->
        [one] hvězda na hru
        [few] hvězdy na hru
        [many] hvězdy na hru
       *[other] hvězd na hru
    }
web-profile-fig-row =
    { $count ->
        [one] hra v řadě bez záskoku bota
        [few] hry v řadě bez záskoku bota
        [many] hry v řadě bez záskoku bota
       *[other] her v řadě bez záskoku bota
    }
web-profile-fig-days =
    { $count ->
        [one] rozdání dne v řadě
        [few] rozdání dne v řadě
        [many] rozdání dne v řadě
       *[other] rozdání dne v řadě
    }
web-profile-last = Poslední hry
web-profile-place = { $place }. místo z { $of }
web-profile-solo = sólo, hodnocení { $rating }
web-profile-best = Nejlepší mapa pro každý výnos
web-profile-all =
    { $count ->
        [one] Ukázat { $count }
        [few] Ukázat všechny { $count }
        [many] Ukázat všechny { $count }
       *[other] Ukázat všech { $count }
    }
web-profile-fewer = Ukázat méně
web-profile-mean =
    { $count ->
        [one] průměr { $mean }, { $count } hra
        [few] průměr { $mean }, { $count } hry
        [many] průměr { $mean }, { $count } hry
       *[other] průměr { $mean }, { $count } her
    }
web-profile-strength = Síla
web-profile-strength-about = O kolik hvězd za hru máš víc nebo míň než bot „{ title-10 }“ se stejnými kartami. Počítá se z rozdání dne a ze sólových kol.
web-profile-strength-provisional = předběžně
web-profile-strength-change = { $change }, { $day }
web-profile-strength-tables = U stolů
web-profile-strength-tables-about = Kolik ze 100 her u stolů pro 2 až 8 lidí skončíš lépe než průměrný hráč.
web-profile-strength-wins = { $wins } ze 100 (od { $low } do { $high })
web-profile-presets = Podle varianty hry
web-profile-col-games = Her
web-profile-col-mean = Průměr hvězd
web-profile-col-best = Nejvíc hvězd
web-profile-col-rating = Průměrné hodnocení
web-profile-col-best-rating = Nejlepší hodnocení
web-profile-times = Čas na kresbu
web-profile-times-about = Od karty po kresbu, která platila.
web-profile-time-up-to = do { $time }
web-profile-time-longer = déle
web-profile-drawings =
    { $count ->
        [one] { $count } kresba
        [few] { $count } kresby
        [many] { $count } kresby
       *[other] { $count } kreseb
    }
web-profile-costly = Kresby, které stály nejvíc
web-profile-costly-about = Posouzených kreseb: { $count }. Každá byla v průměru o { $mean } hvězdy horší než ta nejlepší. Vidíš to jen ty.
web-profile-moment = Podívat se ve hře
web-profile-no-card = Bez karty
web-profile-stars =
    { $count ->
        [one] { $stars } hvězda
        [few] { $stars } hvězdy
        [many] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
web-profile-shown = Co vidí ostatní
web-profile-shown-about = Nic, dokud si něco nevybereš. Pak má tvoje stránka jméno, měsíc registrace a:
web-profile-show-games = Poslední hry
web-profile-show-statistics = Statistiky
web-profile-show-maps = Nejlepší mapy
web-profile-saved = Uloženo.
web-profile-shown-link = Tvoje stránka, jak ji vidí ostatní
web-profile-guest = Stránku pro ostatní můžeš mít jen s účtem.
web-profile-map = Mapa: { $title }
web-profile-map-when = Dohráno { $when }
web-profile-map-later = Tahle mapa je z dnešního rozdání. Bude vidět, až den skončí.
web-profile-replay = Přehrát záznam
web-profile-none = Dohraj hru a její mapa se objeví tady.
web-profile-none-yet = Zatím žádná dohraná hra.
web-profile-reuse = Povolit použití mých her
web-profile-reuse-about = Pokud to dovolíš, tvoje dohrané veřejné hry se mohou zveřejnit jako otevřená data a pozice z nich se mohou stát úlohami: beze jmen, a jen když to dovolí všichni, kdo hráli. Můžeš si to rozmyslet, ale co bylo zveřejněno, už nelze vzít zpět.
