# Rozdání po hře a rozdání dne.
#
# Slovníček: deal – rozdání, result – výsledek, try – pokus, rated – započítaný (hrál ho někdo, kdo
# rozdání ještě neviděl), table of the day – tabulka dne.

## Rozdání

web-deals-title = Zahrát rozdání
web-deals-coming = Načítá se rozdání…
web-deals-same-cards = Stejné karty ve stejném pořadí pro všechny
web-deals-invited = { $who } tě zve ke stejným kartám
web-deals-fresh = Tvoje první hra s tímto rozdáním se započítá.
web-deals-seen = Toto rozdání už znáš. Můžeš si ho zahrát znovu, ale počítá se jen první hra.
web-deals-of-day = Bylo to rozdání dne: { $day }.
web-deals-with-skills = s dovednostmi
web-deals-alone = Zahrát sólo
web-deals-together = Zahrát s přáteli
web-deals-share = Odkaz pro přátele
web-deals-share-about = Kdo ho otevře, hraje se stejnými kartami.
web-deals-share-own = Kdo ho otevře, hraje se stejnými kartami a může tvůj mapový list porovnat se svým.
web-deals-none = Ještě ho nikdo nedohrál.

## Výsledky

web-deals-group =
    { $seats ->
        [1] Výsledky sólových her
        [one] Výsledky her s { $seats } místem
        [few] Výsledky her se { $seats } místy
        [many] Výsledky her s { $seats } místa
       *[other] Výsledky her s { $seats } místy
    }
web-deals-rated-count =
    { $count ->
        [0] Zatím žádný započítaný výsledek.
        [one] { $count } započítaný výsledek.
        [few] { $count } započítané výsledky.
        [many] { $count } započítaného výsledku.
       *[other] { $count } započítaných výsledků.
    }
web-deals-ten = Od deseti výsledků uvidíš, kolik ostatních máš za sebou.
web-deals-place = { $place }. místo z { $of }
web-deals-place-better = { $place }. místo z { $of }: lepší než { $percent } % ostatních
web-deals-par = Norma { $par }
web-deals-par-you = Norma { $par }, ty { $stars }
web-deals-par-about = Norma je průměr hvězd, které s těmito kartami získá silný bot.
web-deals-rank = Místo
web-deals-map = Mapový list
web-deals-member = Člen
web-deals-you = ty
web-deals-unrated = nezapočítáno
web-deals-yours = Tvůj mapový list
web-deals-beside = Jiný mapový list vedle tvého
web-deals-by-edict = Hvězdy podle výnosů
web-deals-coins = Mince
web-deals-monsters = Nestvůry
web-deals-spoils = Mapový list prozradí karty. Jakmile ho uvidíš, tvoje hra s tímto rozdáním se nezapočítá.
web-deals-show = Ukázat mapový list
web-deals-rather-not = Raději ne

## Po hře

web-deals-was-rated = Tato hra se počítá: rozdání pro tebe bylo nové.
web-deals-was-not-rated = Tato hra se nepočítá: počítá se jen první hra s rozdáním.
web-deals-page = Výsledky a odkaz na rozdání
web-deals-choose = Vyber výsledek
web-deals-option = { $who } ({ $stars })
web-deals-sealed = Důkaz rozdání zveřejníme, až den skončí.

## Při hře

web-deals-ghost = Vedle tvého
web-deals-ghost-whose = Čí mapový list ukázat
web-deals-ghost-none = Žádný další mapový list
web-deals-ghost-start = Před první kartou.
web-deals-ghost-after =
    { $count ->
        [one] { $who } po { $count } kartě:
        [few] { $who } po { $count } kartách:
        [many] { $who } po { $count } karty:
       *[other] { $who } po { $count } kartách:
    }

## Rozdání dne

web-deals-day = Rozdání dřívějšího dne
web-deals-played =
    { $count ->
        [0] Ještě ho nikdo nedohrál
        [one] Dohrál ho { $count } hráč
        [few] Dohráli ho { $count } hráči
        [many] Dohrálo ho { $count } hráče
       *[other] Dohrálo ho { $count } hráčů
    }
web-deals-play-today = Začít započítaný pokus
web-deals-go-on = Pokračovat v pokusu
web-deals-play-again = Zahrát znovu, bez započítání
web-deals-play-late = Zahrát teď, bez započítání
web-deals-try-about = Počítá se jeden pokus, ten, který začneš jako první. Je třeba ho dohrát do konce dne.
web-deals-hurry = Zbývá méně než hodina.
web-deals-again-about = Svůj započítaný pokus už dnes máš za sebou. Další hry jsou pro cvik.
web-deals-late-about = Den už skončil, do jeho tabulky se hra nedostane.
web-deals-given-up = Tvůj pokus skončil bez tebe a v pořadí není.
# Checked in 2026.
web-deals-ended = Pokus skončil předčasně na tvé přání, a tak v pořadí není.
web-deals-next = Další rozdání za
web-deals-change = { $time } tvého času, půlnoc UTC
web-deals-streak =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
        [many] { $count } dne v řadě
       *[other] { $count } dní v řadě
    }
web-deals-fair = Je to férové?
web-deals-fair-about = Karty byly vylosovány, když přišel první hráč. Tato pečeť nás k nim zavazuje; otevře se, až den skončí.
web-deals-table = Tabulka dne
web-deals-table-hidden = Uvidíš ji, až dohraješ svůj pokus: mapové listy ostatních by prozradily karty.
web-deals-table-empty = Nikdo nedohrál započítaný pokus.
web-deals-top =
    { $count ->
        [one] Zobrazen je { $count } nejlepší výsledek a tvůj.
        [few] Zobrazeny jsou { $count } nejlepší výsledky a tvůj.
        [many] Zobrazeno je { $count } nejlepšího výsledku a tvůj.
       *[other] Zobrazeno je { $count } nejlepších výsledků a tvůj.
    }
web-deals-days = Jiné dny
web-deals-day-before = Předchozí den
web-deals-day-after = Následující den
web-deals-hidden = Toto je pokus o rozdání dne
web-deals-hidden-why = Ostatní se na něj mohou podívat, až dohrají svůj, nebo až den skončí. Nejdřív si zahraj ty.
