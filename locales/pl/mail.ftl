# Wiadomości o koncie i to, co stoi pod każdą wiadomością.
#
# Słowniczek: login, sesja, e-mail, adres. $site to nazwa strony, na przykład inkland.example.

mail-confirmation-subject = Potwierdź swój adres w { $site }
mail-confirmation-body = Ktoś, najpewniej Ty, podał ten adres na stronie { $site }. Potwierdź go w ciągu doby.
mail-confirmation-button = Potwierdź adres
mail-confirmation-otherwise = Jeśli to nie Ty, nie musisz nic robić: adres nie będzie używany.

mail-new-password-subject = Nowe hasło do { $site }
mail-new-password-body = Ktoś, najpewniej Ty, poprosił o nowe hasło na stronie { $site }. Odnośnik działa raz i przez 30 minut. Z nowym hasłem nastąpi wylogowanie na wszystkich urządzeniach.
mail-new-password-button = Wybierz nowe hasło
mail-new-password-otherwise = Jeśli to nie Ty, nie musisz nic robić: hasło pozostanie bez zmian.

mail-address-changed-subject = Twój adres w { $site } został zmieniony
mail-address-changed-body = Twoje konto na stronie { $site } nie ma już tego adresu: został zastąpiony albo usunięty.
mail-address-changed-otherwise = Jeśli to nie Ty, zaloguj się, zmień hasło i wyloguj się na wszystkich innych urządzeniach.

mail-password-changed-subject = Twoje hasło do { $site } zostało zmienione
mail-password-changed-body = Hasło do Twojego konta na stronie { $site } zostało właśnie zmienione.
mail-password-changed-otherwise = Jeśli to nie Ty, zamów nowe pocztą: przy logowaniu wybierz „Nie pamiętasz hasła?”.

mail-login = Twój login: { $login }
mail-account-reason = Ta wiadomość dotyczy Twojego konta na stronie { $site }; nie odpowiadaj na nią.

mail-notice-button = Otwórz grę
mail-notice-reason = Dostajesz tę wiadomość, bo grasz na stronie { $site }.
mail-unsubscribe = Nie przysyłaj więcej takich wiadomości
