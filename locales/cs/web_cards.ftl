# Přehled karet: seznam všech karet, jedna karta a karta otevřená nad stolem.

## Seznam

web-cards-about = Hledej podle názvu nebo podle účinku karty.
web-cards-search = Hledat v kartách
web-cards-kinds = Druh karty
web-cards-boxes = Krabice
web-cards-any-kind = Všechny druhy
web-cards-any-box = Všechny krabice
web-cards-kind-explore = Karty průzkumu
web-cards-kind-ruins = Karty zřícenin
web-cards-kind-ambush = Karty přepadení
web-cards-kind-hero = Karty hrdinů
web-cards-kind-skill = Karty dovedností
web-cards-kind-scoring = Bodovací karty
web-cards-kind-season = Karty ročních období
web-cards-kind-edict = Karty výnosů
web-cards-box-base = Základní hra
web-cards-box-heroes = Hrdinové
web-cards-box-skills = Doplněk Dovednosti
web-cards-box-add_on = Doplněk Přepadení
web-cards-found =
    { $count ->
        [0] Neodpovídá žádná karta.
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
web-cards-clear = Ukázat všechny karty

## Jedna karta

web-cards-all = Všechny karty
web-cards-others = Další karty
web-cards-before = Předchozí: { $card }
web-cards-next = Další: { $card }
web-cards-lost = Taková karta není.
web-cards-edict = Výnos { $letter }
web-cards-power = Schopnost
web-cards-fact-terrains = Terén
web-cards-fact-cost = Cena
web-cards-fact-direction = Mapové listy putují
web-cards-fact-corner = V sólové hře začíná
web-cards-fact-solo = Číslo pro sólovou hru
web-cards-fact-edicts = Výnosy
web-cards-fact-box = Krabice
web-cards-time-in-both = { $base } (v Hrdinech { $heroes })
web-cards-rule-coin = Zakresli jeden ze dvou tvarů, libovolně otočený a převrácený. Menší přináší minci.
web-cards-rule-choice = Zakresli tvar v jednom ze dvou terénů, libovolně otočený a převrácený.
web-cards-rule-season = Roční období končí, když karty průzkumu vyčerpají jeho čas. Pak bodují výnosy { $first } a { $second }, neutracené mince přinášejí hvězdy a nestvůry je berou.
web-cards-rule-edict-a = Bodovací karta pod tímto písmenem boduje na jaře a v zimě.
web-cards-rule-edict-b = Bodovací karta pod tímto písmenem boduje na jaře a v létě.
web-cards-rule-edict-c = Bodovací karta pod tímto písmenem boduje v létě a na podzim.
web-cards-rule-edict-d = Bodovací karta pod tímto písmenem boduje na podzim a v zimě.

## Příklady

web-cards-examples = Příklady
web-cards-map = Mapa
web-cards-map-before = Předtím
web-cards-map-after = Potom
web-cards-beside = Společně s kartou { $card }
web-cards-spaces = { $kind }: { $spaces }
web-cards-blank = Mapa je prázdná.
web-cards-won =
    { $count ->
        [one] { $count } hvězda: { $spaces }
        [few] { $count } hvězdy: { $spaces }
        [many] { $count } hvězdy: { $spaces }
       *[other] { $count } hvězd: { $spaces }
    }
web-cards-changed = Změnilo se: { $spaces }

## U stolu

web-cards-open = O kartě { $card }
web-cards-tab = Otevřít v přehledu karet
web-cards-waits = Karty se načítají…
web-cards-failed = Karty teď nelze načíst.
web-cards-again = Zkusit znovu
