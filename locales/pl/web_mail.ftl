# Małe strony za odnośnikami w wiadomościach i strona dla zapomnianego hasła.

web-mail-incomplete = Brakuje części odnośnika. Otwórz go jeszcze raz z wiadomości albo skopiuj w całości.
web-mail-home = Na stronę główną

web-mail-confirm = Potwierdź swój adres e-mail
web-mail-confirm-about = Będziemy mogli napisać do Ciebie, gdy przyjdzie Twoja kolej, i przysłać odnośnik, gdy zapomnisz hasła.
web-mail-confirm-go = Potwierdź adres
web-mail-confirm-done = Adres jest potwierdzony.

web-mail-unsubscribe = Bez wiadomości o grach
web-mail-unsubscribe-about = Nie będziemy już pisać do Ciebie o Twoich grach. Wiadomości o koncie, na przykład odnośnik do nowego hasła, nadal przyjdą na Twoją prośbę.
web-mail-unsubscribe-go = Nie wysyłaj ich więcej
web-mail-unsubscribe-done = Gotowe: nie będzie już wiadomości o Twoich grach. Możesz je znów włączyć w ustawieniach.

web-mail-password = Nowe hasło
web-mail-password-about = Z nowym hasłem nastąpi wylogowanie na wszystkich urządzeniach. Odnośnik działa raz i przez 30 minut.
web-mail-password-go = Ustaw hasło
web-mail-password-done = Nowe hasło jest ustawione. Zaloguj się nim. Kody odzyskiwania i tokeny straciły ważność: utwórz nowe.
web-mail-password-again = Przyślij nowy odnośnik

web-mail-forgotten = Nie pamiętasz hasła?
web-mail-forgotten-about = Jeśli masz potwierdzony adres e-mail, wyślemy tam odnośnik, za pomocą którego wybierzesz nowe hasło.
web-mail-forgotten-field = Login albo adres e-mail
web-mail-forgotten-go = Przyślij odnośnik
web-mail-forgotten-done = Jeśli ten login albo adres należy do kogoś z potwierdzonym adresem, wiadomość jest już w drodze. Odnośnik działa 30 minut. Zajrzyj też do spamu.
web-mail-forgotten-empty = Wpisz login albo adres e-mail.

web-mail-not-me = To nie Ty?
web-mail-not-me-about = Wyloguj się więc wszędzie. Na adres tej wiadomości wyślemy też link do nowego hasła. Potem usuń klucze dostępu, których nie znasz.
web-mail-not-me-go = Wyloguj wszędzie
web-mail-not-me-done = Konto zostało wszędzie wylogowane, a wiadomość z linkiem do nowego hasła jest w drodze. Kody odzyskiwania i tokeny straciły ważność: utwórz nowe.
