# Stránka otevřených dat: dohrané hry, které si může stáhnout každý.

web-open-data = Otevřená data
web-open-data-about = Dohrané hry pro každého, kdo v nich chce něco spočítat, naučit se nebo vymyslet.
web-open-data-what = Co v nich je
web-open-data-what-about = Dohrané veřejné hry, kresba po kresbě, pokud s tím souhlasili všichni, kdo hráli. Místo jmen jsou tu pseudonymy, místo dnů měsíce; názvy stolů a zemí chybějí. Pseudonymy jsou v každém souboru nové a každá hra je jen v jednom souboru, takže nic neprozradí, které pseudonymy ze dvou souborů patří k sobě. Žádná hra se nezveřejní, dokud se její rozdání někomu ještě počítá.
web-open-data-licence = Hry jsou volné dílo (CC0): použij je k čemukoli, bez ptaní.
web-open-data-wish = Tvoje hry
web-open-data-wish-about = Ty rozhoduješ, zda mezi nimi smějí být i tvoje; bez tvého souhlasu tam nejsou. Rozmyslet si to můžeš kdykoli: další soubor vznikne bez tvých her. Kdo sledoval veřejný stůl, může jeho hru poznat.
web-open-data-for-good = Co bylo zveřejněno, už nelze vzít zpět.
web-open-data-choose = K nastavení souhlasu
web-open-data-files = Soubory
web-open-data-none = Tento web zatím žádné nezveřejnil.
web-open-data-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
web-open-data-hash = Kontrolní součet (SHA-256) { $hash }
