# Cesta ke stolu: pozvánka, kód a zaklepání u soukromého stolu.

web-join-title = { $who } tě zve ke stolu
web-join-title-plain = Zvou tě ke stolu
web-join-open =
    { $taken ->
        [0] Zatím tu nikdo není: první místo je tvoje.
        [one] Jeden hráč už tu je a jedno místo čeká na tebe.
        [few] Už jsou tu { $taken } hráči a jedno místo čeká na tebe.
       *[other] Už je tu { $taken } hráčů a jedno místo čeká na tebe.
    }
web-join-full = Všechna místa jsou obsazená.
web-join-held = Poslední místo je rezervované: někdo si vybírá jméno.
web-join-held-until = Všechna volná místa jsou rezervovaná do { $time }.
web-join-begun = Už se hraje: { $season }.
web-join-here = z { $of } je tady
web-join-drawing = kreslí
web-join-free = volno
web-join-kept = rezervace
web-join-name = Tvoje jméno u stolu
web-join-another = Jiné jméno
web-join-sit = Sednout si jako { $name }
web-join-no-account = Bez účtu a bez instalace.
web-join-account = Mám účet
web-join-kept-for-you = Místo je pro tebe rezervované ještě { $seconds } s.
web-join-kept-until = Místo je pro tebe rezervované do { $time }.
web-join-watch = Dívat se
web-join-watch-full = Jakmile začnou, můžeš se dívat. Když se místo uvolní, sedneš si přímo odtud.
web-join-watch-soon = Hra se tu objeví, jakmile začne.
web-join-watch-begun = Můžeš se dívat a přisednout, až se bude hrát znovu.
web-join-alone = Zahrát si stejné karty sólo
web-join-minutes = 25 min
web-join-seasons = čtyři roční období
web-join-at-once = kreslí všichni naráz
web-join-first = poprvé?
web-join-learn = nauč se to při hře
web-join-played = Co se hraje
web-join-sealed = Zapečetěné rozdání
web-join-names = Volavka Skřivan Ledňáček Brusinka Jeřabina Vlaštovka Chrpa Sýkora Jalovec Čáp Vřes Konipas

## V čekárně

web-join-scan = Naskenuj a přidej se
web-join-code = nebo zadej kód
web-join-knocks = Kdo má kód, smí zaklepat
web-join-knocking = Klepe { $who }
web-join-let-in = Pustit dál
web-join-not-now = Teď ne
web-join-seat-kept = Rezervováno, někdo si vybírá jméno: { $seconds } s
web-join-seat-called = Rezervováno do { $time }: { $who }

## Kde se kód zadává

web-join-knocked = Klepeš jako { $name }. Jestli stůl s tímto kódem existuje, hostitel tě může pustit dál; zůstaň na této stránce.
web-join-unanswered = Nikdo se neozval. Zkontroluj kód, nebo si řekni o odkaz.
