# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Przekaż urządzenie · Inkland
web-pass-to = Przekaż urządzenie: { $name }
web-pass-about = Arkusze są zakryte: nikt nie widzi, co narysował ktoś inny.
web-pass-i-am = To ja, { $name }
web-pass-take-back = { $name }: cofnij rysunek
web-pass-wait = Wszyscy tutaj już narysowali
web-pass-wait-about = Boty jeszcze rysują.
web-pass-people = Przy tym urządzeniu
web-pass-drawn = narysowane
web-pass-not-asked = nic do rysowania
web-pass-to-draw = jeszcze rysuje
web-pass-who = Kto tu gra
web-pass-alone = Jeden gracz
web-pass-alone-about = solo albo z botami
web-pass-several = Kilku graczy
web-pass-several-about = Urządzenie krąży, a między turami arkusze są zakryte.
web-pass-names = Imiona w kolejności siedzenia przy stole
web-pass-name = Imię gracza { $number }
web-pass-add = Dodaj gracza
web-pass-remove = Usuń gracza { $number }
web-pass-names-few = Wpisz co najmniej dwa imiona.
web-pass-names-same = Każda osoba potrzebuje własnego imienia.
web-pass-somebody = Ktoś jeszcze przy tym urządzeniu
web-pass-sit = Usiądź
