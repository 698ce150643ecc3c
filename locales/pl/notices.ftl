# Czego gracz dowiaduje się pod swoją nieobecność: z powiadomienia push i z poczty.

notice-somebody = Ktoś
notice-plain-table = Twój stół

notice-time-left =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } dzień
               *[other] { $count } dni
            }
        [hours]
            { $count ->
                [one] { $count } godzina
                [few] { $count } godziny
               *[other] { $count } godzin
            }
       *[minutes] mniej niż godzina
    }

notice-your_turn-title = Twój ruch
notice-your_turn-body =
    { $unit ->
        [unlimited] { $table }: nowa karta czeka na twój rysunek.
       *[other] { $table }: nowa karta czeka na twój rysunek. Pozostało: { $left }.
    }

notice-game_began-title = Gra się zaczęła
notice-game_began-body =
    { $unit ->
        [unlimited] { $table }: pierwsza karta czeka na twój rysunek.
       *[other] { $table }: pierwsza karta czeka na twój rysunek. Pozostało: { $left }.
    }

notice-game_ended-title = Koniec gry
notice-game_ended-body = { $table }: ostatnia mapa jest gotowa. Zobacz, kto wygrał.

notice-invitation-title = { $sender } zaprasza cię do gry
notice-invitation-body = Czeka na ciebie miejsce przy stole: { $table }.

notice-half_time-title = Minęła połowa twojego czasu
notice-half_time-body = { $table }: czekamy na twój rysunek. Pozostało: { $left }.

notice-nudge-title = { $sender } czeka na twój ruch
notice-nudge-body = { $table }: czekamy na twój rysunek.

notice-password_changed-title = Twoje hasło zostało zmienione
notice-password_changed-body = Jeśli to nie ty, ustaw nowe hasło i wyloguj się wszędzie indziej.

notice-account_changed-title = Na twoim koncie coś się zmieniło
notice-account_changed-body = Nowe urządzenie, klucz dostępu albo kod odzyskiwania. Sprawdź, czy to ty.

notice-moderated-title = Decyzja moderatora w twojej sprawie
notice-moderated-body = Przeczytaj decyzję i powód; możesz raz odpowiedzieć.
