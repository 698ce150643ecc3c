# Wiadomości o koncie i to, co stoi pod każdą wiadomością.
#
# Słowniczek: login, sesja, e-mail, adres. $site to nazwa strony, na przykład inkland.example.

mail-confirmation-subject = Potwierdź swój adres w { $site }
mail-confirmation-body = Ktoś, najpewniej Ty, podał ten adres na stronie { $site }. Potwierdź go w ciągu doby.
mail-confirmation-button = Potwierdź adres
mail-confirmation-otherwise = Jeśli to nie Ty, nie musisz nic robić: adres nie będzie używany.

mail-new-password-subject = Nowe hasło do { $site }
mail-new-password-body = Ktoś, najpewniej Ty, poprosił o nowe hasło na stronie { $site }. Link działa tylko raz, przez 30 minut. Ustawienie nowego hasła wyloguje Cię na wszystkich urządzeniach.
mail-new-password-button = Wybierz nowe hasło
mail-new-password-otherwise = Jeśli to nie Ty, nie musisz nic robić: hasło pozostanie bez zmian.

mail-address-changed-subject = Twój adres w { $site } został zmieniony
mail-address-changed-body = Twoje konto na stronie { $site } nie ma już tego adresu: został zastąpiony albo usunięty.
mail-address-changed-otherwise = Jeśli to nie Ty, zaloguj się, zmień hasło i wyloguj się na wszystkich innych urządzeniach.

mail-password-changed-subject = Twoje hasło do { $site } zostało zmienione
mail-password-changed-body = Hasło do Twojego konta na stronie { $site } zostało właśnie zmienione.
mail-password-changed-otherwise = Jeśli to nie Ty, poproś o nowe hasło: przy logowaniu wybierz „Nie pamiętasz hasła?”.

mail-passkey-added-subject = Nowy klucz dostępu do Twojego konta na stronie { $site }
mail-passkey-added-body = Do Twojego konta na stronie { $site } dodano właśnie klucz dostępu. Można się nim zalogować bez hasła.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = Nowe urządzenie na stronie { $site }
mail-device-added-body = Ktoś, najpewniej Ty, zalogował się na Twoje konto na stronie { $site } z nowego urządzenia.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = Na stronie { $site } użyto kodu odzyskiwania
mail-recovery-used-body = Kodem odzyskiwania Twojego konta na stronie { $site } ustawiono właśnie nowe hasło. Drugi raz ten kod nie zadziała.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = Nowe kody odzyskiwania dla { $site }
mail-codes-made-body = Dla Twojego konta na stronie { $site } utworzono dziesięć nowych kodów odzyskiwania. Poprzednie już nie działają.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = To nie ja: wyloguj wszędzie
mail-news-otherwise = Jeśli to nie Ty, naciśnij przycisk: konto zostanie wszędzie wylogowane, a my wyślemy Ci link do nowego hasła. Potem usuń klucze dostępu, których nie znasz.

mail-login = Twój login: { $login }
mail-account-reason = Ta wiadomość dotyczy Twojego konta na stronie { $site }; nie odpowiadaj na nią.

mail-notice-button = Otwórz grę
mail-moderated-button = Przeczytaj decyzję
mail-notice-reason = Dostajesz tę wiadomość, bo grasz na stronie { $site }.
mail-unsubscribe = Nie przysyłaj więcej takich wiadomości
