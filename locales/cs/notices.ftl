# Co se hráč dozví, když je pryč: zprávou push a e-mailem.

notice-somebody = Někdo
notice-plain-table = Tvůj stůl

notice-time-left =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } den
                [few] { $count } dny
               *[other] { $count } dní
            }
        [hours]
            { $count ->
                [one] { $count } hodina
                [few] { $count } hodiny
               *[other] { $count } hodin
            }
       *[minutes] méně než hodina
    }

notice-your_turn-title = Jsi na tahu
notice-your_turn-body =
    { $unit ->
        [unlimited] { $table }: nová karta čeká na tvou kresbu.
       *[other] { $table }: nová karta čeká na tvou kresbu. Zbývá: { $left }.
    }

notice-game_began-title = Hra začala
notice-game_began-body =
    { $unit ->
        [unlimited] { $table }: první karta čeká na tvou kresbu.
       *[other] { $table }: první karta čeká na tvou kresbu. Zbývá: { $left }.
    }

notice-game_ended-title = Hra skončila
notice-game_ended-body = { $table }: poslední mapa je dokreslená. Podívej se, kdo vyhrál.

notice-invitation-title = { $sender } tě zve ke hře
notice-invitation-body = Čeká na tebe místo u stolu: { $table }.

notice-half_time-title = Polovina tvého času je pryč
notice-half_time-body = { $table }: tvoje kresba ještě chybí. Zbývá: { $left }.

notice-nudge-title = { $sender } čeká na tvůj tah
notice-nudge-body = { $table }: tvoje kresba ještě chybí.

notice-password_changed-title = Tvé heslo bylo změněno
notice-password_changed-body = Pokud to nejsi ty, nastav si nové heslo a odhlas se všude jinde.

notice-account_changed-title = Na tvém účtu se něco změnilo
notice-account_changed-body = Nové zařízení, přístupový klíč nebo záchranný kód. Zkontroluj, jestli jsi to ty.

notice-moderated-title = Moderátor o tobě něco rozhodl
notice-moderated-body = Přečti si co a proč; jednou smíš odpovědět.
