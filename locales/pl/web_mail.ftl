# Małe strony za odnośnikami w wiadomościach i strona dla zapomnianego hasła.

web-mail-incomplete = Brakuje części linku. Otwórz go jeszcze raz z wiadomości albo skopiuj w całości.
web-mail-home = Na stronę główną

web-mail-confirm = Potwierdź swój adres e-mail
web-mail-confirm-about = Będziemy mogli napisać do ciebie, gdy przyjdzie twój ruch, i przysłać link, gdy zapomnisz hasła.
web-mail-confirm-go = Potwierdź adres
web-mail-confirm-done = Adres jest potwierdzony.

web-mail-unsubscribe = Bez wiadomości o grach
web-mail-unsubscribe-about = Nie będziemy już pisać do ciebie o twoich grach. Wiadomości o koncie, na przykład link do nowego hasła, nadal przyjdą na twoją prośbę.
web-mail-unsubscribe-go = Nie wysyłaj ich więcej
web-mail-unsubscribe-done = Gotowe: nie będzie już wiadomości o twoich grach. Możesz je znów włączyć w ustawieniach.

web-mail-password = Nowe hasło
web-mail-password-about = Ustawienie nowego hasła wyloguje cię na wszystkich urządzeniach. Link działa tylko raz, przez 30 minut.
web-mail-password-go = Ustaw hasło
web-mail-password-done = Nowe hasło jest ustawione. Zaloguj się nim. Kody odzyskiwania i tokeny straciły ważność: utwórz nowe.
web-mail-password-again = Przyślij nowy link

web-mail-forgotten = Nie pamiętasz hasła?
web-mail-forgotten-about = Jeśli masz potwierdzony adres e-mail, wyślemy tam link, za pomocą którego ustawisz nowe hasło.
web-mail-forgotten-field = Login albo adres e-mail
web-mail-forgotten-go = Przyślij link
web-mail-forgotten-done = Jeśli ten login albo adres należy do kogoś z potwierdzonym adresem, wiadomość jest już w drodze. Link działa 30 minut. Zajrzyj też do spamu.
web-mail-forgotten-empty = Wpisz login albo adres e-mail.

web-mail-not-me = To nie ty?
web-mail-not-me-about = W takim razie wyloguj się wszędzie. Na ten adres wyślemy też link do nowego hasła. Potem usuń nieznane klucze dostępu.
web-mail-not-me-go = Wyloguj wszędzie
web-mail-not-me-done = Konto zostało wszędzie wylogowane, a wiadomość z linkiem do nowego hasła jest w drodze. Kody odzyskiwania i tokeny straciły ważność: utwórz nowe.
