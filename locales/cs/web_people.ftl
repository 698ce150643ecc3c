# Ostatní lidé: seznamy, co se dá s hráčem udělat, a pozvánky.

web-people-title = Lidé
web-people-about = S kým hraješ, koho sleduješ a koho máš zablokovaného. Tyto seznamy vidíš jen ty.
web-people-played = Nedávní spoluhráči
web-people-played-none = Zatím nikdo: lidé se tu objeví, jakmile s nimi začneš hru.
web-people-following = Sleduješ
web-people-following-none = Nikoho nesleduješ. Koho sleduješ, toho tu snadno najdeš.
web-people-blocked = Zablokovaní
web-people-blocked-none = Nikoho nemáš zablokovaného.
web-people-blocked-about = Nesednou si k tvým stolům ani vedle tebe a nic z toho, co řeknou, se k tobě nedostane. Nedozvědí se to.
web-people-menu = Víc o hráči { $who }
web-people-profile = Profil
web-people-follow = Sledovat
web-people-unfollow = Nesledovat
web-people-invite = Pozvat
web-people-invited = Pozvánka odeslána
web-people-block = Zablokovat
web-people-unblock = Odblokovat
web-people-block-title = Zablokovat hráče { $who }?
web-people-block-about = { $who } si už nesedne k tvým stolům ani vedle tebe a hlášky a pozvánky od tohoto hráče se k tobě nedostanou. Nikdo se to nedozví. U tvých otevřených stolů se místo uvolní; společná hra, která už běží, pokračuje.
web-people-is-followed = Hráče { $who } teď sleduješ.
web-people-is-unfollowed = Hráče { $who } už nesleduješ.
web-people-is-blocked = Hráč { $who } je zablokovaný.
web-people-is-unblocked = Hráč { $who } už není zablokovaný.
web-people-is-invited = Pozvánka odeslána: { $who }.
web-people-more = Zobrazit další
web-people-when = poslední hra: { $when }
web-people-since = od { $when }
web-people-stranger = Nejdřív si sedni k nějakému stolu: tam potkáš lidi.
web-people-invite-heading = Pozvi někoho, s kým už máš hru za sebou
web-people-all = Všichni lidé
web-people-invitations = Pozvánky
web-people-invitation = { $who } tě zve
web-people-accept = Ke stolu
web-people-decline = Teď ne
web-people-invitation-seats =
    { $free ->
        [0] žádné volné místo
        [one] jedno volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
