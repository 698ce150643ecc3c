# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Předej zařízení · Inkland
web-pass-to = Předej zařízení: { $name }
web-pass-about = Listy jsou skryté: nikdo nevidí, co nakreslil jiný.
web-pass-i-am = To jsem já, { $name }
web-pass-take-back = { $name }: vzít kresbu zpět
web-pass-wait = Všichni tady už nakreslili
web-pass-wait-about = Boti ještě kreslí.
web-pass-people = U tohoto zařízení
web-pass-drawn = nakresleno
web-pass-not-asked = nemá co kreslit
web-pass-to-draw = ještě kreslí
web-pass-who = Kdo tu hraje
web-pass-alone = Jeden hráč
web-pass-alone-about = sólo nebo proti botům
web-pass-several = Několik hráčů
web-pass-several-about = Zařízení koluje a mezi tahy jsou listy skryté.
web-pass-names = Jména v pořadí, jak sedíte
web-pass-name = Jméno hráče { $number }
web-pass-add = Přidat hráče
web-pass-remove = Odebrat hráče { $number }
web-pass-names-few = Jméno potřebují aspoň dva lidé.
web-pass-names-same = Každý potřebuje vlastní jméno.
web-pass-somebody = Ještě někdo u tohoto zařízení
web-pass-sit = Posadit se
