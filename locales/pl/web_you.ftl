# Strona o sobie: imię, logowanie, sesje, klucze dostępu, własne dane.
#
# Słowniczek: gość (gra tylko z imieniem), osoba z kontem (może się zalogować), login (inni go nie widzą),
# sesja, klucz dostępu.

web-you-about = Co widzą inni, jak wrócić i wszystko, co jest o tobie przechowywane.
web-you-seen = Co widzą inni
web-you-figures = Twoje mapy i statystyki
web-you-join = Zachowaj swoje gry
web-you-join-about = Wszystko działa i bez tego. Z loginem i hasłem znajdziesz swoje gry na innych urządzeniach – także wtedy, gdy ta przeglądarka o tobie zapomni.
web-you-join-go = Zachowaj moje gry
web-you-login = Login
web-you-login-hint = Od 3 do 20 liter lub cyfr. Widzisz go tylko ty; przy stole masz swoje imię.
web-you-password = Hasło
# Checked in 2026.
web-you-password-hint = Co najmniej 8 znaków. Kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.
web-you-show-password = Pokaż hasło
web-you-log-in = Zaloguj się
web-you-log-in-about = Wróć do swoich gier na tym urządzeniu.
web-you-log-in-guest = Wróć do swoich gier na tym urządzeniu. To, w co grasz tu jako gość, zostanie przy gościu.
web-you-log-in-go = Zaloguj się
web-you-log-in-passkey = Zaloguj się kluczem dostępu
web-you-log-out = Wyloguj
web-you-log-out-elsewhere = Wyloguj wszędzie indziej
web-you-member = Zalogowano jako { $login }
web-you-is-member = Twoje gry są zachowane. Loguj się loginem i hasłem, gdziekolwiek jesteś.
web-you-is-in = Zalogowano.
web-you-is-out = Wylogowano. W tej przeglądarce zostały tylko ustawienia.
web-you-is-erased = Wszystkie twoje dane zostały usunięte.
web-you-change-password = Zmień hasło
web-you-change-password-about = Sprawdź też, co pozwala wejść bez niego.
web-you-change-password-passkeys = Usuń także te klucze dostępu
web-you-change-password-passkeys-about = Klucz dostępu wpuszcza bez hasła. Zaznacz te, których nie znasz lub już nie używasz.
web-you-password-new = Nowe hasło
web-you-password-changed = Hasło zmienione.
web-you-password-changed-all = Hasło zmienione. Kody odzyskiwania i tokeny straciły ważność: utwórz nowe.
web-you-confirm = Czy to ty?
web-you-confirm-about = Podaj hasło jeszcze raz. Potem przez 5 minut nie będzie potrzebne.
web-you-confirm-go = Potwierdź
web-you-confirm-passkey = Potwierdź kluczem dostępu
web-you-sessions = Twoje sesje
web-you-sessions-about = Nie znasz którejś z nich? Zakończ ją i zmień hasło.
web-you-session-here = ta przeglądarka, teraz
web-you-session-seen = ostatnio { $when }
web-you-session-end = Wyloguj: { $what }, ostatnio { $when }
web-you-agent-unknown = Nieznana przeglądarka
web-you-passkeys = Klucze dostępu
web-you-passkeys-about = Loguj się tak, jak odblokowujesz telefon lub komputer, bez hasła.
web-you-passkey-made = Utworzony { $when }
web-you-passkey-add = Dodaj klucz dostępu
web-you-passkey-remove = Usuń
web-you-passkey-remove-this = Usuń: { $what }
web-you-data = Twoje dane
web-you-data-about = Pobierz wszystko, co o tobie przechowujemy, albo to usuń.
web-you-export = Pobierz moje dane
web-you-erase = Usuń wszystkie moje dane
web-you-erase-why = Twoje imię, login, sesje, klucze dostępu i wyniki zostaną usunięte i nie da się ich przywrócić.
web-you-erase-games = Gry, w które grają z tobą inni, trwają dalej: twoje miejsce zajmie bot, bez twojego imienia.
web-you-erase-not = Zostaw
web-you-erase-go-on = Dalej
web-you-erase-sure = Usunąć na zawsze?
web-you-erase-word = usuń
web-you-erase-type = Dla pewności napisz: { $word }
web-you-erase-for-good = Usuń na zawsze

web-you-people = Ludzie, z którymi grasz
web-you-moderation = Moderacja
web-you-decisions = Decyzje moderatorów

## One device, several people

web-you-stay = Zmień gracza
web-you-log-in-leave = { $name } też zostaje na tym urządzeniu
web-you-log-in-leave-about = Gry gościa toczą się tu dalej: jedno dotknięcie i { $name } znów gra.
web-you-forgotten = Nie pamiętasz hasła?
