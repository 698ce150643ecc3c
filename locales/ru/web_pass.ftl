# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Передайте устройство · Inkland
web-pass-to = Передайте устройство: { $name }
web-pass-about = Листы закрыты: никто не видит, что нарисовал другой.
web-pass-i-am = Это я, { $name }
web-pass-take-back = { $name }: забрать рисунок назад
web-pass-wait = Все здесь уже нарисовали
web-pass-wait-about = Боты ещё рисуют.
web-pass-people = За этим устройством
web-pass-drawn = рисунок готов
web-pass-not-asked = нечего рисовать
web-pass-to-draw = ещё рисует
web-pass-who = Кто здесь играет
web-pass-alone = Один человек
web-pass-alone-about = в одиночку или против ботов
web-pass-several = Несколько человек здесь
web-pass-several-about = Устройство ходит по кругу, а между ходами листы закрыты.
web-pass-names = Имена, по порядку вокруг стола
web-pass-name = Имя игрока { $number }
web-pass-add = Ещё один человек
web-pass-remove = Без игрока { $number }
web-pass-names-few = Имя нужно хотя бы двум людям.
web-pass-names-same = Каждому нужно своё имя.
web-pass-somebody = Ещё кто-то за этим устройством
web-pass-sit = Сесть
