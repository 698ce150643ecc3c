# Přehrání dohrané hry a kontrola jejího rozdání.
#
# Slovníček: okamžik (tah, bodování nebo to, co působí po něm), pečeť (otisk tajemství serveru, ukázaný dřív,
# než si kdokoli sedl), číslo (náhodné číslo, které přidá prohlížeč hráče), důkaz, zápis hry.
# Jména hráčů stojí v prvním pádě.

## Cesta hrou

web-replay-title = Záznam hry
web-replay-title-of = Záznam hry: { $title }
# Checked in 2026.
web-replay-coming = Hra se připravuje…
web-replay-table = Ke stolu
web-replay-seat = Mapový list
web-replay-with = Porovnat s listem
web-replay-nobody = žádný
web-replay-walk = Průběh hry
web-replay-moment = Okamžik
web-replay-value = { $season }, { $at } z { $last }: { $what }.
web-replay-at = { $at } z { $last }
web-replay-go = Přejít na: { $season }
web-replay-first = Na začátek
web-replay-previous = Krok zpět
web-replay-play = Přehrát
web-replay-pause = Pauza
web-replay-next = Krok vpřed
web-replay-last = Na konec

## Co se stalo

web-replay-opening = Před první kartou
web-replay-scoring = { $season }: bodování
web-replay-powers = { $season }: po bodování
web-replay-came = Přibylo bez hráče: { $terrain }, { $spaces }.
web-replay-visit = Do tohoto listu kreslí { $who }: { $terrain }, { $spaces }.
web-replay-hero = Hrdina stojí na { $space }.
web-replay-coins =
    { $count ->
        [one] { $count } mince { $reason }.
        [few] { $count } mince { $reason }.
        [many] { $count } mince { $reason }.
       *[other] { $count } mincí { $reason }.
    }
web-replay-vanished = { $card }: nestvůry nenašly na tomto listu místo a zmizely.
web-replay-nothing = Na tomto listu se nic nezměnilo.
web-replay-new = nové je obtažené
web-replay-monsters-now =
    { $count ->
        [0] nestvůry neberou nic
        [one] nestvůry berou { $count } hvězdu
        [few] nestvůry berou { $count } hvězdy
        [many] nestvůry berou { $count } hvězdy
       *[other] nestvůry berou { $count } hvězd
    }
web-replay-stars-now =
    { $count ->
        [one] zapsána { $count } hvězda
        [few] zapsány { $count } hvězdy
        [many] zapsáno { $count } hvězdy
       *[other] zapsáno { $count } hvězd
    }

## Jak rostly výnosy

web-replay-chart = Hvězdy za výnosy
web-replay-chart-about = Jak rostly čtyři výnosy, hráč: { $who }. Čísla jsou v tabulce níže.
web-replay-numbers = Všechna čísla v tabulce

## Na památku

web-replay-keep = Sdílet a uschovat
web-replay-copy = Kopírovat odkaz na tento okamžik
web-replay-transcript = Stáhnout zápis hry
web-replay-proof = Stáhnout důkaz

## Bylo to poctivé?

web-replay-fair = Bylo rozdání poctivé?
web-replay-fair-why = Dřív než si kdokoli sedl, zapečetil server tajemství; potom prohlížeč každého hráče přidal náhodné číslo. Obojí dohromady rozdalo karty. Tvůj prohlížeč to umí ověřit sám, bez důvěry v server.
web-replay-check = Zkontrolovat rozdání
# Checked in 2026.
web-replay-checking = Důkaz se kontroluje…
web-replay-holds = Důkaz platí: karty byly určeny před hrou a nikdo nezměnil jejich pořadí.
web-replay-fails = Důkaz neplatí. Co nesouhlasí, je označeno níže.
web-replay-yes = souhlasí
web-replay-no = nesouhlasí
web-replay-seal = Pečeť tohoto rozdání:
web-replay-check-seal = Důkaz patří k tomuto stolu
    .why = Má pečeť, kterou tento stůl ukazuje.
    .fails = Má jinou pečeť, než jakou tento stůl ukazuje.
web-replay-check-own = Je to pečeť, kterou ti server ukázal
    .why = Při usednutí ke stolu si tvůj prohlížeč zapsal pečeť i své náhodné číslo: obojí je v důkazu.
    .fails = Při usednutí ke stolu si tvůj prohlížeč zapsal jinou pečeť, nebo jeho náhodné číslo chybí.
web-replay-check-secret = Tajemství otevírá pečeť
    .why = Jeho otisk (SHA-256) je pečeť. Žádné jiné tajemství stejnou nedá.
    .fails = Jeho otisk (SHA-256) není pečeť: zapečetěno bylo jiné tajemství.
web-replay-check-numbers = Čísla hráčů jsou v rozdání
    .why =
        { $count ->
            [one] Od hráčů přišlo { $count } náhodné číslo. Server ho nemohl znát, když tajemství pečetil.
            [few] Od hráčů přišla { $count } náhodná čísla. Server je nemohl znát, když tajemství pečetil.
            [many] Od hráčů přišlo { $count } náhodného čísla. Server je nemohl znát, když tajemství pečetil.
           *[other] Od hráčů přišlo { $count } náhodných čísel. Server je nemohl znát, když tajemství pečetil.
        }
    .fails = Číslo některého hráče chybí nebo se nedá přečíst.
web-replay-check-shuffles = Každé míchání plyne z tajemství a čísel
    .why =
        { $count ->
            [one] Zopakováno { $count } míchání, výsledek je stejný.
            [few] Zopakována { $count } míchání, výsledek je stejný.
            [many] Zopakováno { $count } míchání, výsledek je stejný.
           *[other] Zopakováno { $count } míchání, výsledek je stejný.
        }
    .fails = Zopakované míchání dává jiné pořadí.
web-replay-check-deal = Hra začala s těmito kartami
    .why = Výnosy, přepadení a pořadí karet v obdobích jsou v zápisu hry stejné jako po míchání.
    .fails = Zápis hry začíná jinými kartami, než jaké dalo míchání.
web-replay-check-chain = Žádný řádek zápisu nebyl změněn
    .why =
        { $count ->
            [one] { $count } řádek souhlasí se svým otiskem.
            [few] { $count } řádky souhlasí se svými otisky a každý otisk zahrnuje všechny řádky před ním.
            [many] { $count } řádku souhlasí se svými otisky a každý otisk zahrnuje všechny řádky před ním.
           *[other] { $count } řádků souhlasí se svými otisky a každý otisk zahrnuje všechny řádky před ním.
        }
    .fails = Některý řádek nesouhlasí se svým otiskem: zápis hry byl změněn.
web-replay-check-cards = Karty přicházely v tomto pořadí
    .why =
        { $count ->
            [one] Byla odkryta { $count } karta a byla ve svém období na řadě.
            [few] Byly odkryty { $count } karty a každá byla ve svém období na řadě.
            [many] Bylo odkryto { $count } karty a každá byla ve svém období na řadě.
           *[other] Bylo odkryto { $count } karet a každá byla ve svém období na řadě.
        }
    .fails = Byla odkryta karta, která ve svém období na řadě nebyla.
web-replay-not-checked = Tvůj prohlížeč nezná pravidla: nekontroloval kresby ani to, jak karty ležely před každým mícháním. První z těchto příkazů odehraje celou hru znovu; druhý je krátký skript pro Python, který si může přečíst každý.
