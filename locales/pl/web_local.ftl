# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Grasz na tym urządzeniu.
web-local-to-server = Wróć na serwer
web-local-play-offline = Graj bez sieci
web-local-play-offline-about = Na tym urządzeniu, solo albo z botami.
web-local-loading = Pobieranie gry: { $loaded } z { $total } MB
web-local-fetching = Pobieranie gry…
web-local-starting = Uruchamianie…
web-local-once = Pobiera się raz. Potem sieć nie jest potrzebna.
web-local-board = Twój arkusz. Za chwilę odkryjemy pierwszą kartę.
web-local-failed-network = Nie udało się pobrać gry.
web-local-failed-network-about = Do pierwszej gry to urządzenie raz potrzebuje sieci. Połącz się i spróbuj ponownie.
web-local-failed-memory = Urządzenie ma za mało wolnej pamięci.
web-local-failed-memory-about = Zamknij inne karty lub aplikacje i spróbuj ponownie.
web-local-failed-storage = Ta przeglądarka nie przechowuje gier.
web-local-failed-storage-about = Może to okno prywatne albo pełny dysk. Gry, której nie można zapisać, nie zaczynamy.
web-local-failed-busy = Twoje gry są otwarte w innej karcie.
web-local-failed-busy-about = Grać można tylko w jednej karcie naraz. Jeśli zagrasz tutaj, tamta się zatrzyma; nic nie zginie.
web-local-play-here = Graj tutaj
web-local-failed-error = Gra się nie uruchomiła.
web-local-failed-error-about = Twoje gry są bezpieczne. Spróbuj ponownie albo odśwież stronę.
web-local-new = Nowa gra
web-local-new-about = przeciw botom, z kartami do wyboru
web-local-opens = Zacznij grę
web-local-bots = Boty na pozostałych miejscach
web-local-not-here = Nie na tym urządzeniu
web-local-no-lobby = Publiczne stoły są tylko na serwerze, gdzie spotyka się wielu graczy. Tutaj grasz z botami.
web-local-no-daily = Serwer codziennie rozdaje wszystkim te same karty. Tutaj każda gra ma własne karty.
web-local-no-people = Inni gracze i ich strony są tylko na serwerze. Na tym urządzeniu są tylko twoje gry.
web-local-no-account = Konta są tylko na serwerze. Na tym urządzeniu żadne nie jest potrzebne.
web-local-you-about = Twoje imię i to, co przechowuje ta przeglądarka.
web-local-kept = Co jest tu przechowywane
web-local-kept-about = Twoje gry, imię i ustawienia są zapisane tylko w tej przeglądarce. Nikt inny ich nie widzi.
web-local-kept-for-good = Przeglądarka zachowa je nawet wtedy, gdy zabraknie miejsca na dysku.
web-local-kept-at-will = Gdy zabraknie miejsca na dysku, przeglądarka może je usunąć. Rzadziej robi to w przypadku stron często odwiedzanych lub zainstalowanych.
web-local-files-about = Gry można zapisać do pliku i dokończyć na innym urządzeniu. W pliku są też karty, które dopiero zostaną odkryte w niedokończonych grach.
web-local-export = Zapisz gry do pliku
web-local-import = Dodaj gry z pliku
web-local-imported = Dodane gry: { $added }. Były tu już: { $present }.
web-local-import-unreadable = To nie jest plik z grami.
web-local-erase = Usuń wszystko z tego urządzenia
web-local-erase-why = Wszystkie gry rozegrane na tym urządzeniu zostaną usunięte, razem z twoim imieniem. Nikt ich nie przywróci.
web-local-erase-not = Zostaw
web-local-erase-do = Usuń na zawsze
web-local-erase-failed = Nie wszystko udało się usunąć: gry mogą być otwarte w innej karcie. Zamknij ją i spróbuj ponownie.
web-local-version = Inkland { $version } bez serwera: gra działa w tej przeglądarce.
web-local-licences = Licencje składników

# The plain bot under its own name, as on a device: its mean rating of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Łapie, co się da
web-bot-greedy-strength = ocena solo około 22
