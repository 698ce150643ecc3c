# Co říká stránka stolu: čekárna, tah, přepadení, bodování, konečné pořadí.
#
# Slovníček: table – stůl, seat – místo, host – hostitel (kdo stůl otevřel), bot – bot,
# guest – divák, deal – rozdání, rematch – odveta.
# Jména hráčů stojí v prvním pádu.

## Všude

web-table-inkland = Inkland
web-table-page = { $title } · Inkland
web-table-untitled = Stůl
web-table-home = Na úvodní stránku
web-close = Zavřít
web-stars = hvězdy
# Checked in 2026.
web-table-coming = Chystáme stůl…
web-table-gone = Takový stůl není
web-table-gone-why = Odkaz možná není celý, nebo byl stůl už dávno smazán.
web-table-closed = Tento stůl je zavřený
web-table-closed-why = Hostitel ho zavřel, nebo dlouho nikdo nepřišel. Výsledek není.
web-table-ended = Hostitel hru ukončil
web-table-ended-why = Nemá výsledek a nikam se nepočítá. Jestli chceš, zahraj si znovu se stejnými lidmi.
web-table-signed-out = Proběhlo odhlášení
web-table-signed-out-why = Tvé přihlášení skončilo, tady nebo na jiném zařízení. Tvé hry běží dál: než se vrátíš, hraje za tebe bot.
web-table-log-in = Přihlásit se
web-table-no-line = Server teď není dostupný. Zkus to znovu.
web-table-refused = To teď nejde.

## Tah

web-table-skip = Přejít k mapě
web-table-seasons = Roční období
web-table-scoring = bodování
web-table-time = čas { $used } z { $limit }
web-table-time-and = čas { $used } + { $card } z { $limit }
web-table-time-up = čas vypršel
web-table-time-short = { $used } z { $limit }
web-table-time-and-short = { $used } + { $card } z { $limit }
web-table-your-map = Tvůj mapový list
web-table-map-of = Mapový list: { $who }
web-table-caption = { $map }, autor: { $who }
web-table-caption-theirs = { $map }, autor: { $who }, nestvůry: { $you }
web-table-between = Mezi dvěma kartami
web-table-watching = Díváš se. Vyber místo a uvidíš jeho mapový list.
web-ledger-coins =
    { $count ->
        [one] { $count } mince ze { $of }
        [few] { $count } mince ze { $of }
        [many] { $count } mince ze { $of }
       *[other] { $count } mincí ze { $of }
    }
web-ledger-coins-spent =
    { $count ->
        [one] { $count } mince ze { $of }, utraceno { $spent }
        [few] { $count } mince ze { $of }, utraceno { $spent }
        [many] { $count } mince ze { $of }, utraceno { $spent }
       *[other] { $count } mincí ze { $of }, utraceno { $spent }
    }
web-skill-used = dovednost v tomto období použita
web-skill-free = dovednost v tomto období nepoužita

## Výnosy

web-edict-heading = Výnosy
web-edict-now = boduje teď
web-edict-spring = boduje na jaře
web-edict-summer = boduje v létě
web-edict-fall = boduje na podzim
web-edict-winter = boduje v zimě
web-edict-over = už bodoval
web-edict-lit =
    { $count ->
        [0] Hvězdu zatím žádné pole nedává.
        [one] { $count } zvýrazněné pole, hvězd: { $stars }
        [few] { $count } zvýrazněná pole, hvězd: { $stars }
        [many] { $count } zvýrazněného pole, hvězd: { $stars }
       *[other] { $count } zvýrazněných polí, hvězd: { $stars }
    }
web-edict-close = Zpět k celé mapě

## Balíček

web-deck-open = Ukázat karty, které už byly, a ty, které ještě mohou přijít
web-deck-title = Balíček tohoto období
web-deck-why = Tohle si u stolu může spočítat každý: nic tajného tu není.
web-deck-short = Zbývá: { $count }, přepadení: { $ambushes }
web-deck-left =
    { $count ->
        [one] Zbývá { $count } karta
        [few] Zbývají { $count } karty
        [many] Zbývá { $count } karty
       *[other] Zbývá { $count } karet
    }
web-deck-ambush = přepadení: { $count } z { $of }
web-deck-hero = hrdina: { $count } z { $of }
web-deck-ruins = zříceniny: { $count } z { $of }
web-deck-come =
    { $count ->
        [one] Ještě přijde { $count } karta
        [few] Ještě přijdou { $count } karty
        [many] Ještě přijde { $count } karty
       *[other] Ještě přijde { $count } karet
    }
web-deck-for-sure = Jistě v balíčku
web-deck-one-of-ambush = Přepadení: { $count } z těchto { $of }
web-deck-one-of-hero = Hrdinové: { $count } z těchto { $of }
web-deck-was = V tomto období už byly
web-deck-none = Zatím žádná karta.

## Místa

web-seat-heading = U stolu
web-seat-you = Ty
web-seat-bot = bot
web-seat-drawing = kreslí
web-seat-done = hotovo
web-seat-away = není tu
web-seat-waits = čeká
web-seat-stood-in = Hraje za tebe bot.
web-seat-back = Vrátit se na své místo
web-seat-bot-plays = dál hraje bot
web-seat-gone = už nehraje
web-seat-neighbour = tvůj soused
web-seat-neighbours = Tvoji sousedé
web-seat-seek = Najít hráče
web-seat-found =
    { $count ->
        [one] Nalezen { $count } hráč
        [few] Nalezeni { $count } hráči
        [many] Nalezeno { $count } hráče
       *[other] Nalezeno { $count } hráčů
    }
web-seat-guests =
    { $count ->
        [one] Dívá se { $count } divák
        [few] Dívají se { $count } diváci
        [many] Dívá se { $count } diváka
       *[other] Dívá se { $count } diváků
    }
web-seat-awaited = Ještě kreslí: { $names }
web-seat-awaited-many =
    { $count ->
        [one] Ještě kreslí { $count } hráč
        [few] Ještě kreslí { $count } hráči
        [many] Ještě kreslí { $count } hráče
       *[other] Ještě kreslí { $count } hráčů
    }

## Přepadení

web-ambush-draw = Kreslíš do cizího listu: { $who }
web-ambush-destroy = Ničíš pole na cizím listu: { $who }
web-ambush-clockwise = { $card }: listy putují k sousedovi vlevo.
web-ambush-counterclockwise = { $card }: listy putují k sousedovi vpravo.
web-ambush-mine = Tvůj list má { $who }
web-ambush-edicts = Následky: { $who }
web-ambush-chain = Kdo na čí list kreslí
web-ambush-draws-on = kreslí do listu:
web-ambush-on-yours = Do tvého listu kreslí { $who }

## Co se stalo

web-log-live = Co se děje
web-log-note = Co se stalo na tvém listu
web-log-season = Začíná období: { $season }.
web-log-card = Karta: { $card }.
web-log-you-drew = Tvoje kresba: { $terrain }, { $spaces }.
web-log-drew-on-you = Do tvého listu kreslí { $who }: { $terrain }, { $spaces }.
web-log-walked = { $card } na tvém listu: { $terrain }, { $spaces }.
web-log-walk = Hledání začíná v { $corner ->
    [top_left] levém horním
    [top_right] pravém horním
    [bottom_right] pravém dolním
   *[bottom_left] levém dolním
  } rohu a jde podél okraje { $direction ->
    [clockwise] po směru hodinových ručiček
   *[counterclockwise] proti směru hodinových ručiček
  }. { $passed ->
    [0] Hned první místo vyhovělo.
    [one] Jedno místo nevyhovělo, další už ano.
    [few] { $passed } místa nevyhověla, další už ano.
   *[other] { $passed } míst nevyhovělo, další už ano.
  }
web-log-vanished = { $card }: nestvůry nenašly na tvém listu místo a zmizely.
web-log-you-hero = Tvůj hrdina stojí na { $space }.
web-log-you-destroyed = Na tvém listu zničeno: { $spaces }.
web-log-you-coins =
    { $count ->
        [one] Dostáváš { $count } minci { $reason }.
        [few] Dostáváš { $count } mince { $reason }.
        [many] Dostáváš { $count } mince { $reason }.
       *[other] Dostáváš { $count } mincí { $reason }.
    }
web-log-you-skill = Tvoje dovednost: { $skill }.
web-log-you-took-back = Bereš svou kresbu zpět.
web-log-you-scored =
    { $count ->
        [one] { $season }, bodování: máš { $count } hvězdu.
        [few] { $season }, bodování: máš { $count } hvězdy.
        [many] { $season }, bodování: máš { $count } hvězdy.
       *[other] { $season }, bodování: máš { $count } hvězd.
    }
web-log-drew = { $who } kreslí: { $terrain }, { $spaces }.
web-log-got = { $who }, mapový list: { $terrain }, { $spaces }.
web-log-skill = { $who }: dovednost „{ $skill }“.
web-log-scored =
    { $count ->
        [one] { $who }, { $season }: { $count } hvězda.
        [few] { $who }, { $season }: { $count } hvězdy.
        [many] { $who }, { $season }: { $count } hvězdy.
       *[other] { $who }, { $season }: { $count } hvězd.
    }
web-log-solo =
    { $count ->
        [one] Konec hry: { $count } hvězda, { $title }.
        [few] Konec hry: { $count } hvězdy, { $title }.
        [many] Konec hry: { $count } hvězdy, { $title }.
       *[other] Konec hry: { $count } hvězd, { $title }.
    }
web-log-over-you =
    { $count ->
        [one] Konec hry: máš { $place }. místo a { $count } hvězdu.
        [few] Konec hry: máš { $place }. místo a { $count } hvězdy.
        [many] Konec hry: máš { $place }. místo a { $count } hvězdy.
       *[other] Konec hry: máš { $place }. místo a { $count } hvězd.
    }
web-log-over =
    { $count ->
        [one] Konec hry: vítězí { $who }, { $count } hvězda.
        [few] Konec hry: vítězí { $who }, { $count } hvězdy.
        [many] Konec hry: vítězí { $who }, { $count } hvězdy.
       *[other] Konec hry: vítězí { $who }, { $count } hvězd.
    }

## Nabídka

web-menu = Nabídka stolu
web-menu-log = Co se stalo
web-menu-log-empty = Od otevření stránky se zatím nic nestalo.
web-menu-signs = Jak číst mapu
web-menu-signs-why = Každý terén má vlastní značku, vzor a odstín.
web-menu-signs-places = Písmeno značí řádek, číslo sloupec: B4 je ve druhém řádku, čtvrté zleva.
web-menu-scores = { $season }: jak se bodovalo
web-menu-leave = Odejít ze hry
web-menu-leave-why = Za tebe bude hrát bot. Dokud hra neskončí, můžeš se stejným odkazem vrátit.
web-menu-stay = Zůstat
web-menu-end = Ukončit hru pro všechny
web-menu-end-why = Hra skončí pro všechny hráče bez výsledku a nedá se v ní pokračovat.
web-menu-end-not = Hrát dál
web-menu-language = Jazyk
web-menu-language-en = English
web-menu-language-uk = Українська
web-menu-language-ru = Русский
web-menu-language-cs = Čeština
web-menu-language-pl = Polski
web-link-address = Adresa stolu
web-link-copy = Kopírovat odkaz
web-link-copied = Odkaz zkopírován
web-link-not-copied = Adresa je označená: zkopíruj ji ručně.
web-link-share = Sdílet

## Čekárna

web-room-seats = Místa: obsazeno { $taken } z { $of }
web-room-people =
    { $count ->
        [one] U stolu je { $count } člověk
        [few] U stolu jsou { $count } lidé
        [many] U stolu je { $count } člověka
       *[other] U stolu je { $count } lidí
    }
web-room-free = Volné místo
web-room-you = ty
web-room-host = hostitel
web-room-rename = Přejmenovat
web-room-remove = Odebrat: { $who }
web-room-sit = Sednout si
web-room-sit-short = Sednout sem
web-room-sit-here = Sednout sem, místo { $number }
web-room-bot-short = Bot
web-room-bot-here = Bot na místo { $number }
web-room-full = Všechna místa jsou obsazená. Můžeš zůstat jako divák.
web-room-number = Počet míst
web-room-fewer = O jedno místo méně
web-room-more = O jedno místo více
web-room-bot = Bot
web-room-fill =
    { $count ->
        [one] Dát { $count } volné místo botovi
        [few] Dát { $count } volná místa botům
        [many] Dát { $count } volného místa botům
       *[other] Dát { $count } volných míst botům
    }
web-room-public = Ukazovat stůl ve veřejném seznamu
web-room-invite = Pozvat další
web-room-is-public = Stůl je ve veřejném seznamu. Nebo pošli tento odkaz:
web-room-is-private = Stůl najde jen ten, kdo má tento odkaz:
web-room-empty =
    { $count ->
        [one] Na { $count } volné místo usedne bot.
        [few] Na { $count } volná místa usednou boti.
        [many] Na { $count } volného místa usednou boti.
       *[other] Na { $count } volných míst usednou boti.
    }
web-room-start = Začít hru
web-room-arriving =
    { $count ->
        [one] Někdo si právě sedá ke stolu.
        [few] { $count } lidé si právě sedají ke stolu.
        [many] { $count } lidí si právě sedá ke stolu.
       *[other] { $count } lidí si právě sedá ke stolu.
    }
web-room-start-later = Počkat
web-room-start-now = Začít bez nich
web-room-waits = Hra začne, jakmile se všichni posadí.
web-room-close = Zavřít stůl
web-room-leave = Vstát od stolu
web-room-wait = Hru začne hostitel. Hned se tu objeví.
web-room-name = Tvoje jméno
web-room-colour = Tvoje barva
web-room-keep = Uložit
web-room-cancel = Zrušit
web-room-game = Hra
web-land-summary = Pojmenuj svou zemi
web-land-name = Jméno tvé země
web-land-hint = Nepovinné, nejvýš 30 znaků; vidí ho všichni u stolu.
web-land-crest = Erb
web-land-keep = Uložit
web-land-caption = { $land }, autor: { $who }
web-crest-tower = Věž
web-crest-oak = Dub
web-crest-sheaf = Snop
web-crest-wave = Vlna
web-crest-peak = Vrchol
web-crest-sun = Slunce
web-crest-moon = Měsíc
web-crest-star = Hvězda
web-crest-key = Klíč
web-crest-anchor = Kotva
web-crest-crown = Koruna
web-crest-fish = Ryba
web-room-changed = { $preset }, se změnami
web-room-house-rules = Domácí pravidla
web-room-house-no_ruins_cards = V této kombinaci chybějí karty zřícenin.
web-room-house-more_ruins_cards = Karty zřícenin jsou v balíčku, přestože se hrají jen Hrdinové.
web-room-house-fallback_terrain = Když se žádný tvar nevejde, dostane jediné pole terén z karty.
web-room-house-full_map = Zaplní-li se sólová mapa předčasně, počítá se jen probíhající období.
web-room-house-great_city = Královské město: počítá se největší území vesnic bez polí u hory.
web-room-house-ambush_count =
    { $ambushes ->
        [0] V balíčku nejsou žádná přepadení. Hra se nezapočítává.
        [one] V balíčku je jen { $ambushes } přepadení. Hra se nezapočítává.
        [few] V balíčku jsou jen { $ambushes } přepadení. Hra se nezapočítává.
        [many] V balíčku je jen { $ambushes } přepadení. Hra se nezapočítává.
       *[other] V balíčku je jen { $ambushes } přepadení. Hra se nezapočítává.
    }
web-room-house-skill_count =
    { $skills ->
        [one] Ve hře je { $skills } dovednost. Hra se nezapočítává.
        [few] Ve hře jsou { $skills } dovednosti. Hra se nezapočítává.
        [many] Ve hře je { $skills } dovednosti. Hra se nezapočítává.
       *[other] Ve hře je { $skills } dovedností. Hra se nezapočítává.
    }
web-room-house-powers = Zombie a troll působí jen po období, kdy přišli. Hra se nezapočítává.
web-room-map = Mapový list
web-room-explore = Karty průzkumu
web-room-edicts = Výnosy
web-room-edicts-dealt = rozdávají se z: { $boxes }
web-room-ambushes-dealt = { $dealt } z { $count } karet
web-room-skills-dealt = { $dealt } z { $count } karet
web-room-with = ano
web-room-without = ne
web-room-fair = Rozdání je zapečetěné: toto je pečeť tajemství serveru, určeného dřív, než si kdokoli sedl. Po hře ji může ověřit každý.
web-bot-random = bot: kreslí náhodně
web-bot-greedy = bot: bere všechno, co může
web-bot-inept_assistant = bot: { title-minus-10 }
web-bot-inept_assistant-strength = sólové hodnocení kolem −10
web-bot-apprentice_surveyor = bot: { title-0 }
web-bot-apprentice_surveyor-strength = sólové hodnocení kolem 4
web-bot-journeyman_topographer = bot: { title-10 }
web-bot-journeyman_topographer-strength = sólové hodnocení kolem 20
web-bot-master_mapsmith = bot: { title-20 }
web-bot-master_mapsmith-strength = sólové hodnocení kolem 32
web-bot-legendary_cartographer = bot: { title-30 }
web-bot-legendary_cartographer-strength = nejsilnější: sólové hodnocení přes 40
# Where bots are not compiled, as on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-inept_assistant-plain = sólové hodnocení kolem −9
web-bot-apprentice_surveyor-plain = sólové hodnocení kolem −2
web-bot-journeyman_topographer-plain = sólové hodnocení kolem 3
web-bot-played-by-greedy = tady místo něj hraje „bere, co se dá“: sólové hodnocení kolem 22
# The names of bots.
web-bot-inept_assistant-title = { title-minus-10 }
web-bot-apprentice_surveyor-title = { title-0 }
web-bot-journeyman_topographer-title = { title-10 }
web-bot-master_mapsmith-title = { title-20 }
web-bot-legendary_cartographer-title = { title-30 }

## Bodování období

web-score-skip-link = Přejít k bodování
web-score-step = Krok { $step } z { $of }
# Checked in 2026.
web-score-edict =
    { $count ->
        [0] { $name }: žádná hvězda.
        [one] { $name }: { $count } hvězda.
        [few] { $name }: { $count } hvězdy.
        [many] { $name }: { $count } hvězdy.
       *[other] { $name }: { $count } hvězd.
    }
web-score-coins =
    { $count ->
        [0] Žádná mince, žádná hvězda.
        [one] { $count } mince přináší { $count } hvězdu.
        [few] { $count } mince přinášejí { $count } hvězdy.
        [many] { $count } mince přináší { $count } hvězdy.
       *[other] { $count } mincí přináší { $count } hvězd.
    }
web-score-monsters =
    { $count ->
        [0] S nestvůrami nesousedí žádné prázdné pole: nic se neztrácí.
        [one] { $count } prázdné pole vedle nestvůr bere hvězdu.
        [few] { $count } prázdná pole vedle nestvůr berou po hvězdě.
        [many] { $count } prázdného pole vedle nestvůr bere po hvězdě.
       *[other] { $count } prázdných polí vedle nestvůr bere po hvězdě.
    }
web-score-total =
    { $count ->
        [one] { $season }: { $count } hvězda; celkem { $all }.
        [few] { $season }: { $count } hvězdy; celkem { $all }.
        [many] { $season }: { $count } hvězdy; celkem { $all }.
       *[other] { $season }: { $count } hvězd; celkem { $all }.
    }
# Checked in 2026.
web-score-lit =
    { $count ->
        [0] Celá mapa
        [one] Přináší je { $count } pole
        [few] Přinášejí je { $count } pole
        [many] Přináší je { $count } pole
       *[other] Přináší je { $count } polí
    }
web-score-lit-monsters =
    { $count ->
        [0] Celá mapa
        [one] { $count } prázdné pole bere hvězdu
        [few] { $count } prázdná pole berou po hvězdě
        [many] { $count } prázdného pole bere po hvězdě
       *[other] { $count } prázdných polí bere po hvězdě
    }
web-score-so-far = { $season }, zatím
web-score-wait = ještě nezapočteno
web-score-back = Zpět
web-score-next = Dál: { $name }
web-score-again = Znovu
web-score-again-long = Znovu od začátku
web-score-skip = Přeskočit
web-score-skip-long = Přeskočit k součtu
web-score-done = Hrát dál
web-score-to-standing = Ke konečnému pořadí
web-score-others = { $name } u stolu
web-score-now = teď
web-score-game = hra

## Konečné pořadí

web-end-skip = Přejít k pořadí
web-end-you-win = Vyhráváš
web-end-place = { $place }. místo z { $of }
web-end-wins = Vítězí { $who }
web-end-rating = hodnocení { $rating }
web-end-your-map = Tvoje hotová mapa
web-end-player = Hráč
web-end-lost =
    { $count ->
        [one] { $count } hvězda ztracena kvůli nestvůrám
        [few] { $count } hvězdy ztraceny kvůli nestvůrám
        [many] { $count } hvězdy ztraceno kvůli nestvůrám
       *[other] { $count } hvězd ztraceno kvůli nestvůrám
    }
web-end-tie = Při stejném počtu hvězd je výš ten, kdo kvůli nestvůrám ztratil méně.
web-end-rematch = Odveta
web-end-join-rematch = Přidat se k odvetě
web-end-same-deal = Zahrát totéž rozdání
web-end-papers = Dokumenty hry
web-end-transcript = Zápis hry
web-end-proof = Důkaz poctivosti
web-end-proof-why = Důkaz otevírá pečeť, která byla vidět před hrou: ukazuje, že karty nikdo nenastrčil.

# What players say to each other: stamps and set phrases, short and friendly.
web-say = Říct něco
web-say-heard = Co se u stolu říká
web-say-nudge-about = Ve vícedenní hře můžeš jednou denně připomenout tah těm, na které se čeká.
web-say-nudge = Připomenout: { $who }
web-say-nudged = Připomínka odeslána: { $who }.
web-say-left =
    { $count ->
        [one] u téhle karty ještě jednou
        [few] u téhle karty ještě { $count }krát
       *[other] u téhle karty ještě { $count }krát
    }
web-say-none-left = Zase až u další karty
web-say-who = Koho je slyšet
web-say-muted = ztlumeno
web-say-loud = je slyšet
web-say-well = Pěkné!
web-say-ouch = Au!
# Checked in 2026.
web-say-hm = Hm…
web-say-slow = Trochu pomalu
web-say-hats-off = Klobouk dolů
web-say-good-game = Dobrá hra
web-say-good-luck = Hodně štěstí
web-say-your-turn = Jsi na tahu?
web-say-one-moment = Moment
web-say-nice-corner = Pěkný koutek
web-say-who-sent-that = Kdo to poslal?
web-say-sorry-monsters = Promiň za ty nestvůry
web-say-again = Ještě jednou?
web-say-thank-you = Děkuji

## Ways from the table to other pages

web-replay-link = Přehrát záznam
web-paper-poster-print = Vytisknout plakát
web-you-device = Kdo hraje?
