# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Hraješ na tomto zařízení.
web-local-to-server = Zpět na server
web-local-play-offline = Hrát bez sítě
web-local-play-offline-about = Na tomto zařízení, sólo nebo proti botům.
web-local-loading = Hra se stahuje: { $loaded } z { $total } MB
web-local-fetching = Hra se stahuje…
web-local-starting = Spouští se…
web-local-once = Stahuje se jednou. Pak už síť nepotřebuje.
web-local-board = Tvůj list. Za okamžik se otočí první karta.
web-local-failed-network = Hru se nepodařilo stáhnout.
web-local-failed-network-about = Pro první hru potřebuje toto zařízení jednou síť. Připoj se a zkus to znovu.
web-local-failed-memory = Zařízení nemá dost volné paměti.
web-local-failed-memory-about = Zavři jiné karty nebo aplikace a zkus to znovu.
web-local-failed-storage = Tento prohlížeč hry neuchová.
web-local-failed-storage-about = Možná je to anonymní okno, nebo je plný disk. Hru, kterou nejde uložit, nezačínáme.
web-local-failed-busy = Tvé hry jsou otevřené v jiné kartě prohlížeče.
web-local-failed-busy-about = Hrát lze vždy jen v jedné kartě prohlížeče. Když budeš hrát tady, druhá se zastaví; nic se neztratí.
web-local-play-here = Hrát tady
web-local-failed-error = Hra se nespustila.
web-local-failed-error-about = Tvé hry jsou v bezpečí. Zkus to znovu, nebo znovu načti stránku.
web-local-new = Nová hra
web-local-new-about = proti botům, s kartami podle tvého výběru
web-local-opens = Začít hru
web-local-bots = Boti na ostatních místech
web-local-not-here = Na tomto zařízení ne
web-local-no-lobby = Veřejné stoly jsou jen na serveru, kde se schází víc hráčů. Tady hraješ proti botům.
web-local-no-daily = Server rozdává každý den všem stejné karty. Tady má každá hra karty své.
web-local-no-people = Ostatní hráči a jejich stránky jsou jen na serveru. Na tomto zařízení jsou jen tvé hry.
web-local-no-account = Účty jsou jen na serveru. Na tomto zařízení žádný nepotřebuješ.
web-local-you-about = Tvé jméno a co tento prohlížeč uchovává.
web-local-kept = Co se tu uchovává
web-local-kept-about = Tvé hry, jméno a nastavení jsou uložené jen v tomto prohlížeči. Nikdo jiný je nevidí.
web-local-kept-for-good = Prohlížeč je uchová, i když dojde místo na disku.
web-local-kept-at-will = Když dojde místo na disku, může je prohlížeč smazat. Méně často to dělá u webů, které navštěvuješ často nebo máš nainstalované.
web-local-files-about = Hry můžeš uložit do souboru a pokračovat na jiném zařízení. V souboru jsou i karty, které se v nedohraných hrách teprve otočí.
web-local-export = Uložit hry do souboru
web-local-import = Přidat hry ze souboru
web-local-imported = Přidané hry: { $added }. Už tu byly: { $present }.
web-local-import-unreadable = Toto není soubor s hrami.
web-local-erase = Smazat vše na tomto zařízení
web-local-erase-why = Všechny hry odehrané na tomto zařízení se smažou, i tvé jméno zde. Nikdo je nevrátí.
web-local-erase-not = Nechat být
web-local-erase-do = Smazat navždy
web-local-erase-failed = Nepodařilo se smazat vše: hry má možná otevřené jiná karta. Zavři ji a zkus to znovu.
web-local-version = Inkland { $version } bez serveru: hra běží v tomto prohlížeči.
web-local-licences = Licence součástí

# The plain bot under its own name, as on a device: its mean rating of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Bere, co se dá
web-bot-greedy-strength = sólové hodnocení kolem 22
