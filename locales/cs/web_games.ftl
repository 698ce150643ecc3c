# Vlastní hry: první stránka, stránka všech her, titulek karty prohlížeče, cesta k další hře,
# co se mezitím stalo. Načítá se po prvních textech.
#
# Slovníček: jako v table.ftl. $names jsou hráči v 1. pádě; $when je „včera“ nebo datum.

## První stránka pro ty, kdo se vracejí

web-games-hello =
    { $time ->
        [morning] Dobré ráno, { $name }
        [day] Dobré odpoledne, { $name }
       *[evening] Dobrý večer, { $name }
    }
web-games-owed =
    { $count ->
        [0] Na tvé pero nečeká žádný list.
        [one] Na tvé pero čeká { $count } list.
        [few] Na tvé pero čekají { $count } listy.
        [many] Na tvé pero čeká { $count } listu.
       *[other] Na tvé pero čeká { $count } listů.
    }
web-games-heading = Tvoje hry
web-games-all = Všechny tvoje hry
web-games-about = Nejdřív hry, které čekají na tebe, pak ty, kde kreslí ostatní, a nakonec dohrané.
web-games-more = Zobrazit další
web-games-coming = Hledáme tvoje hry…
web-games-none = Zatím nemáš žádnou hru.
web-games-lost = Tvoje hry teď nejsou dostupné. Za okamžik to zkusíme znovu.
web-games-running = Rozehrané
web-games-finished = Dohrané

## Jedna hra

web-games-your-turn = Jsi na tahu
web-games-draw = Kreslit
web-games-look = Ke stolu
web-games-seats = Kdo už má nakresleno
web-games-has-drawn = má nakresleno
web-games-is-drawing = ještě kreslí
web-games-where = { $season }, čas { $time } z { $of }
web-games-card = Karta:
web-games-left = zbývá { $time }
web-games-they-wait =
    { $count ->
        [one] čeká na tebe { $count } hráč
        [few] čekají na tebe { $count } hráči
        [many] čeká na tebe { $count } hráče
       *[other] čeká na tebe { $count } hráčů
    }
web-games-fuse = Zbývá { $percent } % času
web-games-waiting = čeká se
web-games-waits-for = ještě kreslí: { $names }
web-games-waits-many =
    { $count ->
        [one] ještě kreslí { $count } hráč
        [few] ještě kreslí { $count } hráči
        [many] ještě kreslí { $count } hráče
       *[other] ještě kreslí { $count } hráčů
    }
web-games-drawn = nakresleno má { $drawn } z { $of }
web-games-daily = Rozdání dne, { $day }
web-games-with = U stolu: { $names }
web-games-with-others =
    { $count ->
        [one] U stolu: { $names } a ještě { $count }
       *[other] U stolu: { $names } a ještě { $count }
    }
web-games-with-bots =
    { $count ->
        [one] S { $count } botem
       *[other] S { $count } boty
    }
web-games-new-end = nové: dohráno
web-games-see-end = Hra skončila: podívej se, kdo vyhrál
web-games-see-solo = Hra skončila: podívej se na své hvězdy
web-games-ended = dohráno { $when }
web-games-place = { $place }. místo z { $of }
web-games-stars =
    { $count ->
        [one] { $count } hvězda
        [few] { $count } hvězdy
        [many] { $count } hvězdy
       *[other] { $count } hvězd
    }
web-games-above-par =
    { $count ->
        [0] v normě
       *[other] { $count } nad normou
    }
web-games-below-par = { $count } pod normou

## Zbytek první stránky

web-games-start = Začni něco nového
web-games-live = Právě kreslí
web-games-live-none = U veřejných stolů teď nikdo nekreslí.
web-games-live-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
web-games-shelf = Na polici

## List pro ty, kdo jsou tu poprvé

web-first-lead = Karta ukáže tvar. Každý ho vkreslí do vlastní mapy.
web-first-try = Zkus to: přetáhni les na list.
web-first-hint = Zvedni tvar prstem nebo myší. Fungují i šipky, R a Enter.
web-first-fits = Sem se vejde. Nakresli ho, nebo hledej lepší místo.
web-first-misfit = Sem se nevejde: něco překáží.
web-first-drawn = Nakresleno natrvalo. To byl celý tah; další karta dá jiný tvar.
web-first-again = Zkusit jiné místo
web-first-label = Zkušební list
web-first-caption = Tvůj první list. Hory a zříceniny tu byly před tebou.
web-first-season = Dál: tvoje první období
web-first-season-about = bez registrace, pět minut
web-first-what = Co tě čeká
web-first-shapes = Vkresluj tvary.
web-first-shapes-about = Každá karta nabízí tvar a terén. Jak bude ležet, rozhoduješ ty.
web-first-edicts = Plň čtyři výnosy.
web-first-edicts-about = Každé období se bodují dva; s každým rozdáním jsou jiné.
web-first-neighbours = Dej pozor na sousedy.
web-first-neighbours-about = Občas ti kreslí na list nestvůry, a ty zase jim.

## Titulek karty prohlížeče a další hra

web-games-title =
    { $count ->
        [1] Jsi na tahu · { $title }
       *[other] Jsi na tahu ({ $count }) · { $title }
    }
web-games-next = K další hře

## Co se mezitím stalo

web-since-heading = Co se mezitím stalo
web-since-place = { $at } z { $of }
web-since-back = Zpět
web-since-on = Dál
web-since-close = K mému tahu
web-games-strength = Síla { $strength } ± { $deviation }
web-games-strength-change = ({ $change }, { $day })
web-games-leaders = Žebříček
