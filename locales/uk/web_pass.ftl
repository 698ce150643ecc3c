# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Передайте пристрій · Inkland
web-pass-to = Передайте пристрій: { $name }
web-pass-about = Планшети закрито: ніхто не бачить, що намалював інший.
web-pass-i-am = Це я, { $name }
web-pass-take-back = { $name }: забрати малюнок
web-pass-wait = Усі тут уже намалювали
web-pass-wait-about = Боти ще малюють.
web-pass-people = За цим пристроєм
web-pass-drawn = малюнок готовий
web-pass-not-asked = нічого малювати
web-pass-to-draw = ще малює
web-pass-who = Хто тут грає
web-pass-alone = Один гравець
web-pass-alone-about = наодинці або проти ботів
web-pass-several = Кілька гравців
web-pass-several-about = Пристрій передають по колу, а між ходами планшети закрито.
web-pass-names = Імена в порядку сидіння за столом
web-pass-name = Ім’я гравця { $number }
web-pass-add = Додати гравця
web-pass-remove = Прибрати гравця { $number }
web-pass-names-few = Введіть щонайменше два імені.
web-pass-names-same = Кожному потрібне власне ім’я.
web-pass-somebody = Ще хтось за цим пристроєм
web-pass-sit = Сісти
