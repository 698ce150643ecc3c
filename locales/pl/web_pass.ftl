# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Przekaż urządzenie · Inkland
web-pass-to = Przekaż urządzenie: { $name }
web-pass-about = Arkusze są zamknięte: nikt nie widzi, co narysował ktoś inny.
web-pass-i-am = To ja, { $name }
web-pass-take-back = { $name }: cofnij rysunek
web-pass-wait = Wszyscy tutaj już narysowali
web-pass-wait-about = Boty jeszcze rysują.
web-pass-people = Przy tym urządzeniu
web-pass-drawn = narysowane
web-pass-not-asked = nic do rysowania
web-pass-to-draw = jeszcze rysuje
web-pass-who = Kto tu gra
web-pass-alone = Jedna osoba
web-pass-alone-about = w pojedynkę albo przeciw botom
web-pass-several = Kilka osób tutaj
web-pass-several-about = Urządzenie krąży, a między ruchami arkusze są zamknięte.
web-pass-names = Imiona, w kolejności wokół stołu
web-pass-name = Imię gracza { $number }
web-pass-add = Jeszcze jedna osoba
web-pass-remove = Bez gracza { $number }
web-pass-names-few = Imię potrzebne jest co najmniej dwóm osobom.
web-pass-names-same = Każda osoba potrzebuje własnego imienia.
web-pass-somebody = Ktoś jeszcze przy tym urządzeniu
web-pass-sit = Posadź
