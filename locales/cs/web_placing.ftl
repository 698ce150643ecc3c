# Umísťování kresby na mapu v prohlížeči: ruka, její tlačítka a co se říká nahlas.
#
# Pole se jmenuje svým označením, třeba `C4`. Jména hráčů stojí jen v prvním pádě.

## Co pole ukazuje, slovem uvnitř věty

web-kind-empty = prázdné
web-kind-ruins = prázdná zřícenina
web-kind-forest = les
web-kind-village = vesnice
web-kind-farm = farma
web-kind-water = voda
web-kind-farm_and_village = farma a vesnice
web-kind-monster = nestvůra
web-kind-dragon = drak
web-kind-zombie = zombie
web-kind-troll = trol
web-kind-gorgon = gorgona
web-kind-hero = hrdina
web-kind-mountain = hora
web-kind-wasteland = pustina
web-kind-destroyed = zničené
# $ruins a $mark jsou „yes“ nebo „no“.
web-space =
    { $label }, { $kind }{ $ruins ->
        [yes] , na zřícenině
       *[no] {""}
    }{ $mark ->
        [yes] , značka útoku
       *[no] {""}
    }

## Tlačítka

web-hand-dock = Umístit kresbu
web-hand-turn-left = Otočit doleva
web-hand-turn-right = Otočit doprava
web-hand-flip = Převrátit
web-hand-up = Posunout nahoru
web-hand-down = Posunout dolů
web-hand-left = Posunout doleva
web-hand-right = Posunout doprava
web-hand-put-back = Vrátit
web-hand-undo = O krok zpět
web-hand-spots = Místa
web-hand-spots-label = Místa: ukázat, kam se vejde
web-hand-skills = Dovednosti
web-hand-options = Co kreslit
web-hand-option =
    { $kind }, { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }{ $coin ->
        [yes] , přinese minci
       *[no] {""}
    }
web-hand-nowhere = nikam se nevejde
web-hand-take-back = Vzít zpět
web-hand-draw = Nakreslit sem: { $kind }
web-hand-draw-on = Nakreslit do listu: { $name }
web-hand-hero = Nakreslit hrdinu sem
web-hand-destroy = Zničit { $label }
web-hand-destroy-on = Zničit { $label } na listu: { $name }
web-hand-use = Použít: { $skill }
web-hand-pass = Pas
web-hand-pass-skill = Dál bez dovednosti
web-hand-countdown =
    { $count ->
        [one] Kreslíme za { $count } sekundu
        [few] Kreslíme za { $count } sekundy
        [many] Kreslíme za { $count } sekundy
       *[other] Kreslíme za { $count } sekund
    }
web-hand-halt = Počkat

## Co dál

web-hand-hint-shape = Vyber pole pro tvar.
web-hand-hint-hero = Vyber pole pro hrdinu.
web-hand-hint-look = Hledá se, kam se vejde…
web-hand-hint-skill = Dovednost je vybrána.
web-hand-ruins = Musí zakrýt jednu z obtažených zřícenin.
web-hand-fallback = Žádný tvar z této karty se nevejde: nakresli jediné pole.
web-hand-fallback-ruins = Žádný tvar z této karty se na zříceninu nevejde: nakresli kamkoli jediné pole.
web-hand-answered = Tvoje kresba je přijatá.
web-hand-idle = Teď nemáš co kreslit.

## Výrok

web-hand-fits = Vejde se.
web-hand-fits-not = Nevejde se.
web-hand-no-change = beze změny
web-hand-change = { $what } { $change }

## Dovednosti

web-hand-skill-used = Dovednost v tomto ročním období už je použitá.
web-hand-skill-first = Nejdřív umísti kresbu na mapu; některé dovednosti se použijí až po ní.
web-hand-skill-not-now = teď ne
web-hand-skill-in-use = S dovedností „{ $skill }“
web-hand-skill-leave = Bez ní

## Stavový řádek

web-hand-saving = Ukládá se…
web-hand-saved = Uloženo
web-hand-refused = Nepřijato: { $reason }
web-hand-kept = Náčrt je uložený
web-hand-offline = Bez spojení, náčrt je uložený
web-hand-offline-saving = Bez spojení: odešle se, až se obnoví
web-hand-reconnecting = Spojení se obnovuje…

## Psaní a poslouchání

web-hand-words = Slovy
web-hand-type = Napiš místo
web-hand-type-help = C4 r2 f: levý horní roh v C4, dvě čtvrtotočky, převrácené. 2: na začátku vezme druhou možnost.
web-hand-type-go = Položit
web-hand-type-bad = To není místo. Napiš třeba C4 r2 f.
web-hand-type-option = Taková možnost tu není, nebo se nevejde.
web-hand-tell-shape = Popsat tvar
web-hand-tell-spots = Vyjmenovat místa
web-hand-tell-edicts = Číst výnosy
web-hand-tell-change = Říct, co se změní
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }. { $rows }
web-hand-shape-row = Řádek { $row }: sloupec { $columns }.
web-hand-shape-marks = Střeží { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } místo v této poloze: { $spots }.
        [few] { $count } místa v této poloze: { $spots }.
        [many] { $count } místa v této poloze: { $spots }.
       *[other] { $count } míst v této poloze: { $spots }.
    }
web-hand-list-more = Míst v této poloze: { $count }, nejbližší napřed: { $spots } a ještě { $more }.
web-hand-list-none = V této poloze se nikam nevejde: otoč nebo převrať tvar.
web-hand-range = od { $from } do { $to }
web-hand-said-fits = { $where }, vejde se. { $changes }.
web-hand-said-not = { $where }, nevejde se. { $reason }
web-hand-said-put-back = Vráceno.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, nestvůry { $monsters }.
