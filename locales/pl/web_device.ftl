# Several people on one device, such as a family's tablet.

web-device-who = Kto gra?
web-device-about = Jeden tablet dla całej rodziny: każdy ma swoje imię i swoje gry, a gracza zmienia się jednym dotknięciem.
web-device-now = Gra { $name }. Oddaj komuś innemu
web-device-plays = gra teraz
web-device-guest = gość
web-device-member = ma konto
web-device-new = Nowy gracz
web-device-new-hint = Wystarczy imię, hasło nie jest potrzebne.
web-device-add = Graj
web-device-log-in = Ktoś z kontem
web-device-stay = { $name } zostaje na tym urządzeniu
web-device-stay-about = Wtedy następnym razem nikt nie zapyta tu o hasło, więc włącz to tylko tam, gdzie ufasz wszystkim. Gdy jest wyłączone, wylogujemy cię, kiedy zacznie grać ktoś inny.
web-device-remove = Usuń z urządzenia
web-device-remove-this = Usuń z urządzenia: { $name }
web-device-remove-sure = Usunąć z tego urządzenia: { $name }?
web-device-remove-guest = Gość nie ma hasła, więc nikt już nie wróci do tych gier. Rozpoczęte gry dokończy bot.
web-device-remove-member = Aby znów tu grać, trzeba będzie podać login i hasło.
web-device-keep = Zostaw
web-device-next = Teraz rysuje { $name }.
web-device-pass = Oddaj: { $name }
