# Žebříčky, tituly a pečetě, měsíc vlastních map, mapy ostatních a co den udělá se silou.
#
# Slovníček: rozdání dne, mapa, hvězdy, par, síla, matchpointy (jako v bridži).

web-leaders-title = Žebříček
web-leaders-about = Kdo nejlépe zahrál rozdání dne se stejnými kartami.
web-leaders-board = Co se počítá
web-leaders-board-week = Tento týden
web-leaders-board-last_week = Minulý týden
web-leaders-board-month = Tento měsíc
web-leaders-board-last_month = Minulý měsíc
web-leaders-board-ever = Od začátku: síla
web-leaders-board-streak = Dny v řadě
web-leaders-family = Rozdání
web-leaders-family-all = Všechna rozdání
web-leaders-who = Kdo
web-leaders-who-all = Všichni
web-leaders-who-followed = Koho sleduješ
web-leaders-name = Jméno
web-leaders-points = Matchpointy
web-leaders-stars = Síla, nejméně
web-leaders-days = Dny
web-leaders-about-points = Za každé rozdání podíl hráčů, které máš za sebou, od 0 do 100; shoda dává polovinu. Vše se sčítá. Den se počítá, až skončí.
web-leaders-about-ever = Síla minus dvojnásobek nejistoty: o tolik hvězd za hru jsi téměř jistě lepší než bot „{ title-10 }“. Předběžné hodnoty se nepočítají.
web-leaders-about-streak = Rozdání dne zahraná v řadě do posledního skončeného dne.
web-leaders-own = Tvé místo: { $rank } z { $people }
web-leaders-own-page = Ukázat mé místo
web-leaders-unlisted = Toto místo vidíš jen ty. Hosté tu nejsou, ani ti, kdo nechtějí.
web-leaders-none = Zatím nikdo.
web-leaders-page = Strana { $page } z { $pages }
web-leaders-before = Předchozí strana
web-leaders-after = Další strana
web-leaders-coming = Načítáme žebříček…
web-leaders-listed = Zobrazovat mě v žebříčcích
web-leaders-listed-about = Lidé s účtem jsou v žebříčcích pod svým jménem a jejich mapy mohou být mezi mapami dne, pokud to nevypneš.
web-titles-title = Tituly
web-titles-about = Za sólové hry
web-titles-from = od hodnocení { $rating }
web-titles-got = získáno
web-seals-title = Pečetě
web-seals-count = { $earned } z { $of }
web-seals-earned = získáno
web-seals-progress = { $value } z { $target }
web-seal-row = Podle pravítka
web-seal-row-about = plných řádků a sloupců v jedné mapě: { $target }
web-seal-fence = Dobře oplocené
web-seal-fence-about = polí s nestvůrami v jedné mapě: { $target }, žádné vedle prázdného
web-seal-river = Dlouhá řeka
web-seal-river-about = území vody o { $target } polích
web-seal-pass = Vysoký průsmyk
web-seal-pass-about = všech { $target } hor spojených lesem
web-seal-ruin = Starožitník
web-seal-ruin-about = map se všemi zastavěnými zříceninami: { $target }
web-seal-dawn = Třicet jiter
web-seal-dawn-about = rozdání dne v řadě: { $target }
web-seal-stack = Sto map
web-seal-stack-about = dohraných her: { $target }
web-seal-laurel = Vavřín
web-seal-laurel-about = víc hvězd v rozdání dne než všichni ostatní (nejméně devět lidí); { $target } matchpointů
web-seal-hand = Pevná ruka
web-seal-hand-about = rozdání dne v řadě v horní polovině: { $target }
web-seal-night = Hvězdná noc
web-seal-night-about = hvězd v jedné hře: { $target }
web-month-about = Hvězdy nad normou nebo pod ní
web-month-drawn = Zahráno: { $count }
web-month-mean = průměr { $mean }
web-month-day = { $day }: hvězd { $stars }, { $diff } oproti normě
web-month-day-plain = { $day }: hvězd { $stars }
web-month-day-none = { $day }: nezahráno
web-month-day-open = { $day }: dnes
web-month-best = nejlepší v měsíci
web-maps-title = Mapy ostatních
web-maps-sealed = Zapečetěno, dokud nenakreslíš svou: nejlepší, prostřední, těch, které sleduješ, a nejpodivnější.
web-maps-none = Mapy ostatních tu zatím nejsou.
web-maps-best = nejlepší: nejvíc hvězd z ostatních
web-maps-followed = tohoto člověka sleduješ
web-maps-middle = prostřední: stejně lidí má hvězd víc i míň
web-maps-odd =
    nejpodivnější: { $feature ->
        [forest] polí lesa
        [village] polí vesnic
        [farm] polí farem
        [water] polí vody
        [monster] polí nestvůr
        [empty] prázdných polí
        [lines] plných řádků a sloupců
       *[river] největší území vody
    }: { $value }, obvykle { $usual }
web-maps-stars-of-all = Hvězdy všech
