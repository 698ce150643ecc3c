# Inni ludzie: listy, co można zrobić z graczem, i zaproszenia.

web-people-title = Ludzie
web-people-about = Osoby, z którymi grasz, które obserwujesz i które masz zablokowane. Te listy widzisz tylko ty.
web-people-played = Ostatnie wspólne gry
web-people-played-none = Na razie nikogo: ludzie pojawią się tutaj, gdy zaczniesz z nimi grę.
web-people-following = Obserwujesz
web-people-following-none = Nikogo nie obserwujesz. Osoby, które obserwujesz, łatwo tu znajdziesz.
web-people-blocked = Zablokowani
web-people-blocked-none = Nikogo nie blokujesz.
web-people-blocked-about = Nie usiądą przy twoich stołach ani obok ciebie i nic, co powiedzą, do ciebie nie dotrze. Nie dowiedzą się o tym.
web-people-menu = Więcej o graczu { $who }
web-people-profile = Profil
web-people-follow = Obserwuj
web-people-unfollow = Nie obserwuj
web-people-invite = Zaproś
web-people-invited = Zaproszenie wysłane
web-people-block = Zablokuj
web-people-unblock = Odblokuj
web-people-block-title = Zablokować gracza { $who }?
web-people-block-about = { $who } nie usiądzie już przy twoich stołach ani obok ciebie, a wypowiedzi i zaproszenia od tej osoby do ciebie nie dotrą. Nikt się o tym nie dowie. Przy twoich otwartych stołach miejsce się zwolni; wspólna gra, która już trwa, potrwa dalej.
web-people-is-followed = Obserwujesz teraz gracza { $who }.
web-people-is-unfollowed = Nie obserwujesz już gracza { $who }.
web-people-is-blocked = Gracz { $who } jest na liście zablokowanych.
web-people-is-unblocked = Gracza { $who } nie ma już na liście zablokowanych.
web-people-is-invited = Zaproszenie wysłane: { $who }.
web-people-more = Pokaż więcej
web-people-when = ostatnia gra: { $when }
web-people-since = od { $when }
web-people-stranger = Najpierw usiądź przy jakimś stole: tam poznasz ludzi.
web-people-invite-heading = Zaproś kogoś, z kim masz już za sobą grę
web-people-all = Wszyscy ludzie
web-people-invitations = Zaproszenia
web-people-invitation = { $who } zaprasza cię
web-people-accept = Do stołu
web-people-decline = Nie teraz
web-people-invitation-seats =
    { $free ->
        [0] nie ma wolnych miejsc
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
