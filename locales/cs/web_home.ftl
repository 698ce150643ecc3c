# První stránka v prohlížeči, nové stoly, seznam veřejných stolů a nastavení.
#
# Slovníček: table – stůl, seat – místo, bot – bot, deal – rozdání, preset – varianta hry, public – veřejný.

## Každá stránka

web-home-skip = Přejít k obsahu
web-home-page = { $page } · Inkland
web-home-menu = Hlavní nabídka
web-home-language = Jazyk
web-home-theme = Vzhled
web-home-theme-system = Podle systému
web-home-theme-paper = Papír
web-home-theme-lamplight = Světlo lampy
web-home-theme-contrast = Vysoký kontrast
web-home-colophon = Svobodný a otevřený software. Funguje s klávesnicí i čtečkou obrazovky. Neoficiální stůl pro hry Cartographers a Cartographers: Heroes; nesouvisí s jejich vydavateli.
web-home-privacy = Soukromí

## První stránka

web-home-title = Kresli království, tvar po tvaru
web-home-solo = Hrát hned sólo
web-home-solo-about = bez registrace, asi 15 minut
web-home-solo-opening = Okamžik: chystáme mapový list…
web-home-open = Otevřít stůl
web-home-open-about = pošli odkaz; 2 až 100 míst, klidně i s boty
web-home-join-label = Máš odkaz nebo kód?
web-home-join-hint = KAPRADÍ-108
web-home-join = Připojit se
web-home-join-bad = Tohle není odkaz ani kód. Vlož celý odkaz, nebo zadej kód tak, jak ti ho přečetli.
web-home-guest = Kartograf { $number }
web-home-untitled = Stůl beze jména
web-home-solo-table = Sólová hra

## Veřejné stoly

web-home-public = Veřejné stoly
web-home-public-all = Všechny veřejné stoly
web-home-public-about = Posaď se na volné místo, nebo se dívej, co kreslí ostatní.
web-home-public-none = Teď není otevřený žádný veřejný stůl.
web-home-public-invite = Otevři vlastní a ostatní tě najdou.
web-home-public-lost = Seznam teď není dostupný. Za okamžik to zkusíme znovu.
web-home-public-waits = Hledáme stoly…
web-home-public-count =
    { $count ->
        [one] { $count } veřejný stůl
        [few] { $count } veřejné stoly
        [many] { $count } veřejného stolu
       *[other] { $count } veřejných stolů
    }
web-home-status-open = čeká na hráče
web-home-status-playing = hraje se
web-home-status-finished = dohráno
web-home-status-closed = zavřeno
web-home-taken =
    { $seats ->
        [one] obsazeno { $taken } z { $seats } místa
        [few] obsazeno { $taken } ze { $seats } míst
        [many] obsazeno { $taken } z { $seats } místa
       *[other] obsazeno { $taken } z { $seats } míst
    }
web-home-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
        [many] { $count } bota
       *[other] { $count } botů
    }
web-home-sit = Posadit se
web-home-sit-at = Posadit se: { $title }
web-home-watch = Dívat se
web-home-watch-at = Dívat se: { $title }

## Nový stůl

web-home-new-about = Vyber hru; ostatní může zůstat, jak je.
web-home-preset = Hra
web-home-preset-base = Klasika: čtyři roční období, zříceniny a čtyři druhy nestvůr.
web-home-preset-base-skills = Klasika, ve které si za mince koupíš zvláštní tahy.
web-home-preset-heroes = Hrdinové střeží tvou zemi a nestvůry mají vlastní schopnosti.
web-home-preset-first_game = Hrdinové s výnosy, se kterými se nejlépe začíná.
web-home-preset-everything = Hrdinové, dovednosti, všechny výnosy a všechny nestvůry v jedné hře.
web-home-seats = Místa
web-home-seats-hint = Jedno místo je sólová hra. Volná místa na začátku obsadí boti.
web-home-seats-fewer = O jedno místo méně
web-home-seats-more = O jedno místo více
web-home-who = Kdo se může připojit
web-home-private = Jen s odkazem
web-home-private-about = Stůl najdou jen ti, kdo mají odkaz.
web-home-in-list = Kdokoli
web-home-in-list-about = Stůl je vidět ve veřejném seznamu.
web-home-table-title = Jméno stolu
web-home-table-title-hint = Nepovinné; vidí ho každý, kdo vidí stůl.
web-home-name = Tvé jméno
# Checked in 2026.
web-home-name-hint = 1 až 20 znaků; vidí ho ostatní u stolu.
web-home-details = Nastavení hry
web-home-details-hint = Mapový list, karty, hrdinové, dovednosti, domácí pravidla, vrácení tahu
web-home-map = Mapový list
web-home-explore = Karty průzkumu
web-home-seasons = Karty ročních období
web-home-season-times = Čas: { $times }
web-home-box-base = Základní hra
web-home-box-heroes = Hrdinové
web-home-box-add_on = Doplněk Přepadení
web-home-heroes = Přidat karty hrdinů
web-home-heroes-about = V každém období přibude do balíčku jedna karta hrdiny; hrdina střeží pole před nestvůrami.
web-home-skills-all = Všech osm: tři z nich se rozdají
web-home-skills-none = Bez dovedností
web-home-skills-choose = Vybrat dovednosti
web-home-skills-which = Které dovednosti
web-home-skills-hint = Aspoň tři; když vybereš víc, tři z nich se vylosují.
web-home-ambushes = Karty přepadení
web-home-ambushes-sets = Celé sady
web-home-ambushes-choose = Vybrat karty
web-home-ambushes-which = Které karty přepadení
web-home-ambushes-hint = Aspoň čtyři; když vybereš víc, čtyři z nich se vylosují.
web-home-scoring = Výnosy
web-home-scoring-dealt = Náhodně
web-home-scoring-from = Rozdat z
web-home-scoring-from-none = Vyber aspoň jednu krabici, ze které se výnosy rozdají.
web-home-scoring-chosen = Vybrat výnosy
web-home-scoring-edict = Výnos { $letter }: { $category }
web-home-ambush-by = Kdo kreslí nestvůry
web-home-ambush-neighbour = Soused
web-home-ambush-neighbour-about = Mapové listy kolují a každý kreslí do cizího.
web-home-ambush-walk = Karta
web-home-ambush-walk-about = Nestvůry si místo najdou samy, jako v sólové hře.
web-home-take-back = Vrácení tahu
web-home-take-back-about = Dokud ostatní kreslí, můžeš svou kresbu vzít zpět.
web-house-ruins_cards = Karty zřícenin
web-house-ruins_cards-auto = Podle pravidel
web-house-ruins_cards-auto-about = V základní hře vždy, v Hrdinech, jakmile přibude něco z jiné krabice.
web-house-ruins_cards-yes = Vždy v balíčku
web-house-ruins_cards-yes-about = Domácí pravidlo pro samotné Hrdiny.
web-house-ruins_cards-no = Bez nich
web-house-ruins_cards-no-about = Domácí pravidlo všude, kde je pravidla přidávají; u základních karet průzkumu jsou vždy.
web-house-fallback_terrain = Když se žádný tvar nevejde
web-house-fallback_terrain-any = Libovolný terén
web-house-fallback_terrain-any-about = Jediné pole může mít jakýkoli terén.
web-house-fallback_terrain-card = Terén z karty
web-house-fallback_terrain-card-about = Domácí pravidlo: jediné pole dostane terén z karty jako v dřívějším vydání.
web-house-full_map = Když se sólová mapa zaplní předčasně
web-house-full_map-all = Počítají se všechna období
web-house-full_map-all-about = Každé zbývající období se boduje na této mapě.
web-house-full_map-running = Počítá se jen aktuální období
web-house-full_map-running-about = Domácí pravidlo: další období už nic nedají.
web-house-great_city = Královské město u hory
web-house-great_city-cluster = Vypadne celé území
web-house-great_city-cluster-about = Počítá se největší území vesnic, které nesousedí s horou.
web-house-great_city-spaces = Vypadnou jednotlivá pole
web-house-great_city-spaces-about = Domácí pravidlo podle ukrajinského vydání: počítá se největší území vesnic bez polí u hory.
web-house-ambush_count = Přepadení v balíčku
web-house-ambush_count-about = Domácí pravidlo, pokud nejsou 4. Když jich je méně, poslední období žádné nové nedostanou. Hra se nezapočítává.
web-house-skill_count = Dovednosti ve hře
web-house-skill_count-about = Domácí pravidlo, pokud nejsou 3. Hra se nezapočítává.
web-house-powers = Síly příšer
web-house-powers-every = Po každém období
web-house-powers-every-about = Od období, kdy přijdou, působí zombie a troll po každém bodování.
web-house-powers-own = Jen po svém období
web-house-powers-own-about = Domácí pravidlo: zombie a troll působí jednou, po období, kdy přišli. Hra se nezapočítává.
web-home-deal = Zahrát rozdání znovu
web-home-deal-hint = Zadej kód dohrané hry a dostaneš stejné karty.
web-home-deal-code = Kód rozdání
web-home-deal-known = Nalezeno: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Toto rozdání ještě nikdo nedohrál.
        [one] { $count } výsledek, nejlepší: { $best }.
        [few] { $count } výsledky, nejlepší: { $best }.
        [many] { $count } výsledku, nejlepší: { $best }.
       *[other] { $count } výsledků, nejlepší: { $best }.
    }
# Checked in 2026.
web-home-deal-bad = Kód má 26 znaků: malá písmena bez diakritiky a číslice.
web-home-opens = Otevřít stůl
web-home-opening = Chystáme stůl…

## Nastavení

web-home-settings = Nastavení
web-home-settings-about = Uchovává se v tomto prohlížeči a platí hned.
web-home-you = Ty
web-home-colour = Barva tvého místa
web-home-colour-none = Jakákoli
web-home-colour-red = Červená
web-home-colour-orange = Oranžová
web-home-colour-yellow = Žlutá
web-home-colour-green = Zelená
web-home-colour-teal = Tyrkysová
web-home-colour-blue = Modrá
web-home-colour-violet = Fialová
web-home-colour-pink = Růžová
web-home-colour-brown = Hnědá
web-home-colour-grey = Šedá
web-home-save-name = Uložit jméno a barvu
web-home-saved = Uloženo. Platí pro příští stoly.
web-home-motion = Animace
web-home-motion-system = Podle systému
web-home-motion-full = Plné
web-home-motion-reduced = Omezené
web-home-confirm = Odeslání kresby
web-home-confirm-button = Tlačítkem
web-home-confirm-button-about = Nic se neodešle, dokud ho nestiskneš.
web-home-confirm-timer = Po pěti sekundách
web-home-confirm-timer-about = Automaticky, pokud kresbu nezměníš.
web-home-confirm-at_once = Hned
web-home-confirm-at_once-about = Jakmile je tvar položený.
web-home-keys = Jednopísmenné klávesy
web-home-keys-about = R otáčí, F převrací, číslice vybírají. Vypni je, pokud počítač ovládáš hlasem nebo klávesy tiskneš omylem.

## Tady nic není

web-home-lost = V této části mapy nic není
web-home-lost-about = Odkaz je možná neúplný, nebo se stránka přestěhovala.
web-home-lost-back = Na úvodní stránku

## Odmítnutí

web-home-no-line = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-home-refused = To se nepovedlo. Zkus to za okamžik znovu.

# Other things to do
web-home-learn = Naučit se hrát
web-home-learn-about = první období krok za krokem, pět minut
web-home-daily = Rozdání dne
web-home-daily-about = stejné karty pro všechny; počítá se jeden pokus
web-home-cards = Karty
web-home-cards-about = každá karta s pravidlem a nakreslenými příklady
web-home-maps = Vlastní mapové listy
web-home-maps-about = hory, zříceniny a pustina, kde je chceš mít
web-home-own-map = Vytvořit vlastní mapový list
web-home-own-map-change = Upravit
web-home-paper = Hra na papíře
web-home-paper-about = listy k tisku, karty na obrazovce, bodování mapy
web-home-events = Akce
web-home-puzzle = Úlohy
web-home-puzzle-about = Jedna kresba je jasně nejlepší: najdi ji
