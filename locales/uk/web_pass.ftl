# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Передайте пристрій · Inkland
web-pass-to = Передайте пристрій: { $name }
web-pass-about = Аркуші закриті: ніхто не бачить, що намалював інший.
web-pass-i-am = Це я, { $name }
web-pass-take-back = { $name }: забрати малюнок назад
web-pass-wait = Усі тут уже намалювали
web-pass-wait-about = Боти ще малюють.
web-pass-people = За цим пристроєм
web-pass-drawn = малюнок готовий
web-pass-not-asked = нічого малювати
web-pass-to-draw = ще малює
web-pass-who = Хто тут грає
web-pass-alone = Одна людина
web-pass-alone-about = наодинці або проти ботів
web-pass-several = Кілька людей тут
web-pass-several-about = Пристрій ходить по колу, а між ходами аркуші закриті.
web-pass-names = Імена, за порядком навколо столу
web-pass-name = Ім’я гравця { $number }
web-pass-add = Ще одна людина
web-pass-remove = Без гравця { $number }
web-pass-names-few = Ім’я потрібне щонайменше двом людям.
web-pass-names-same = Кожному потрібне власне ім’я.
web-pass-somebody = Ще хтось за цим пристроєм
web-pass-sit = Сісти
