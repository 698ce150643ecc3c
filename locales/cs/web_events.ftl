# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Akce
web-events-all = Všechny akce
web-events-others =
  { $count ->
     [one] Probíhá ještě { $count } akce
     [few] Probíhají ještě { $count } akce
    *[other] Probíhá ještě { $count } akcí
  }
web-events-about = Všichni hrají stejná rozdání; body ukazují, kolik ostatních máš za sebou.
web-events-none = Teď není naplánována žádná akce.
web-events-coming = Akce se načítá.
web-events-arena = Aréna
web-events-round = Kolo stejných rozdání
web-events-begins = Začíná { $when }
web-events-runs = Probíhá, zbývá { $left }
web-events-closing = Čas vypršel; dohrávají se poslední hry
web-events-over = Skončila
web-events-cancelled = Zrušena; rozehrané hry pokračují
web-events-left = Zbývá { $left }
web-events-bell = zbývá; hra začatá před koncem se počítá
web-events-arena-about = { $box }, stoly pro čtyři.
web-events-alone-about =
    { $count ->
        [one] { $box }, { $count } rozdání, sólo.
        [few] { $box }, { $count } rozdání, sólo.
        [many] { $box }, { $count } rozdání, sólo.
       *[other] { $box }, { $count } rozdání, sólo.
    }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } rozdání, u stolů pro čtyři.
     [few] { $box }, { $count } rozdání, u stolů pro čtyři.
     [many] { $box }, { $count } rozdání, u stolů pro čtyři.
    *[other] { $box }, { $count } rozdání, u stolů pro čtyři.
  }
web-events-entrants =
  { $count ->
     [one] { $count } účastník.
     [few] { $count } účastníci.
     [many] { $count } účastníka.
    *[other] { $count } účastníků.
  }
web-events-playing = Tvůj stůl už hraje
web-events-go = Ke tvému stolu
web-events-ready = Účastníš se; první stoly se otevřou na začátku akce
web-events-waiting = Tvůj další stůl se chystá
web-events-fuse = Jakmile se sejdou čtyři hráči nebo po 20 sekundách s boty
web-events-leave = Dát si pauzu
web-events-next = Tvůj další stůl
web-events-enter = Zúčastnit se
web-events-next-table = Další stůl
web-events-more-time = Více času
web-events-more-time-about = U tvých stolů je na každou kresbu dvojnásobek času.
web-events-yours = Tvé stoly
web-events-all-played = Všechna rozdání máš odehraná.
web-events-place = Místo
web-events-of = { $place } z { $count }
web-events-points = Body
web-events-tables = Stoly
web-events-friends = Sleduješ: { $names }
web-events-standings = Pořadí
web-events-hidden = Pořadí se ukáže, až odehraješ všechna rozdání nebo akce skončí, aby se nic neprozradilo.
web-events-nobody = Zatím se nikdo nepřihlásil.
web-events-how = Jak se počítají body
web-events-how-about = Za každý stůl dostaneš 0 až 100 bodů: podíl hráčů se stejnými kartami, které máš za sebou; shoda dává polovinu. Body se mohou měnit, dokud nedohrají všichni. Hra, kterou za tebe dohraje bot, dá 0.
web-events-lately = Tvé poslední stoly
web-events-deal = Rozdání { $number }
web-events-points-of =
  { $count ->
     [one] { $count } bod
     [few] { $count } body
     [many] { $count } bodu
    *[other] { $count } bodů
  }
web-events-abandoned = dohrál bot
web-events-wall = Ukázat na velké obrazovce
