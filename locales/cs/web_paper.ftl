# Pro ty, kdo hrají na papíře: plakáty a čisté listy k tisku, karty k otáčení, bodování listu.
#
# Slovníček: sheet – list (papír, na který se kreslí), side – strana (mapa A až D), poster – plakát,
# brush – štětec, edict – výnos, season – období, ruins – zříceniny, ambush – přepadení,
# to turn a card – otočit kartu, to lay out – vyložit.

web-paper-about = Pro stůl s opravdovým papírem: vytiskni listy, obrazovka otáčí karty a na konci mapu oboduje.
web-paper-poster-hint = Dohranou hru online lze vytisknout jako plakát: hledej ho v konečném pořadí.

## Tisk

web-paper-size = Papír
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-print = Tisknout
web-paper-pages =
    { $count ->
        [0] Zatím není nic vybráno.
        [one] { $count } stránka
        [few] { $count } stránky
        [many] { $count } stránky
       *[other] { $count } stránek
    }

## Plakát

web-paper-poster = Plakát
web-paper-poster-about = List níže je přesně to, co dostane tiskárna.
web-paper-poster-later = Plakát bude hotový, až hra skončí.
web-paper-to-table = Zpět ke stolu
web-paper-whose = Čí mapa
web-paper-land = Jméno země
web-paper-land-of = Země: { $who }
web-paper-by = autor: { $who }, { $date }

## Čisté listy

web-paper-sheets = Vytisknout čisté listy
web-paper-sheets-about = Čtyři strany A až D, každá na své stránce, s místem pro jména a hvězdy.
web-paper-copies = Kolik listů každé strany
web-paper-blank-map = Mapa ke kreslení
web-paper-name = Jméno
web-paper-title = Titul
web-paper-coins =
    { $count ->
        [one] Počítadlo na { $count } minci
        [few] Počítadlo na { $count } mince
        [many] Počítadlo na { $count } mince
       *[other] Počítadlo na { $count } mincí
    }

## Otáčení karet

web-paper-flip = Karty pro hru na papíře
web-paper-flip-about = Mapy zůstávají na papíře; obrazovka otáčí karty, hlídá čas a říká, co se počítá.
web-paper-flip-begin = Zamíchat karty
web-paper-flip-go-on = Pokračovat s vyloženými kartami
web-paper-flip-new = Zamíchat nové karty
web-paper-flip-ready = Karty jsou zamíchané
web-paper-flip-ready-why = Každý potřebuje list a tužku. Podívejte se na výnosy a otočte první kartu.
web-paper-flip-first = Otočit první kartu
web-paper-flip-next = Otočit další kartu
web-paper-flip-count = Všichni dokreslili: spočítat období ({ $season })
web-paper-flip-season = Začít další období: { $season }
web-paper-flip-ruins = Tvar musí zakrýt prázdné pole zříceniny. Když to nejde, zaplňte místo něj jedno pole libovolným terénem.
web-paper-flip-then = Hned otočte další kartu.
web-paper-flip-last = Čas vypršel: tohle je poslední karta období ({ $season }).
web-paper-flip-counting = Období skončilo ({ $season }): počítejte výnosy { $edicts }
web-paper-flip-coins = Jedna hvězda za každou minci.
web-paper-flip-monsters = O hvězdu méně za každé prázdné pole vedle nestvůry.
web-paper-flip-over = Rok skončil. Sečtěte čtyři období; kdo má nejvíc hvězd, vyhrává.
web-paper-flip-tie = Při shodě vyhrává ten, kdo za celý rok ztratil kvůli nestvůrám méně hvězd. Je-li i to stejné, vítězí všichni.
web-paper-flip-alone = Když hraješ sólo
web-paper-flip-rating = Tvoje hodnocení jsou hvězdy minus { $number }, součet sólových čísel čtyř výnosů.
web-paper-flip-from = { $rating } a více
web-paper-flip-below = méně než { $rating }
web-paper-flip-gone = Tyto karty jsou uklizené. Karty, které měsíc nikdo neotáčí, zmizí.
web-paper-flip-following = Díváš se. Karty otáčí ten, kdo je vyložil.
web-paper-flip-link = Další obrazovky
web-paper-flip-link-why = Kdo otevře tento odkaz, uvidí stejné karty. Otáčí je jen toto zařízení.
web-paper-kind-ruins = Zříceniny
web-paper-kind-ambush = Přepadení!
web-paper-kind-hero = Hrdina
web-paper-coin = s mincí
web-paper-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }

## Bodování listu

web-paper-score = Spočítat můj list
web-paper-score-about = Vymaluj, co máš nakreslené; každý výnos se spočítá a vysvětlí.
web-paper-score-map = List ke spočítání
web-paper-side-hint = Jiná strana začíná čistým listem.
web-paper-brush = Malovat
web-paper-brush-hint = Stiskem pole vymaluješ a dalším vyčistíš. Na mapě malují i písmena a Delete čistí.
web-paper-edict = Výnos { $letter }
web-paper-season = Počítat
web-paper-season-all = Všechny čtyři výnosy
web-paper-result = Co to přináší
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } za každé: { $spaces }
web-paper-totals = Hvězdy podle období
web-paper-totals-hint = S mincemi a nestvůrami, jako by list vypadal takhle v každém období.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } hvězda.
        [few] { $season }: { $count } hvězdy.
        [many] { $season }: { $count } hvězdy.
       *[other] { $season }: { $count } hvězd.
    }
web-paper-text = List jako text
web-paper-text-label = Jeden znak pro každé pole
web-paper-text-hint = F les, V vesnice, C farma, W voda, X nestvůra, r prázdná zřícenina, ^ hora, # pustina; malá písmena stojí na zříceninách.
web-paper-text-copy = Kopírovat text
web-paper-text-copied = Text je zkopírovaný.
web-paper-text-take = Vzít tento text
web-paper-text-taken = Hotovo: { $map }.
web-paper-clear = Vyčistit list
