# Several people at one device: names on the form of a new table, and the closed sheet between turns. Fetched only there.
#
# Glossary: device, sheet, to pass (hand the device to the next person).

web-pass-page = Передайте устройство · Inkland
web-pass-to = Передайте устройство: { $name }
web-pass-about = Планшеты закрыты: никто не видит, что нарисовал другой.
web-pass-i-am = Это я, { $name }
web-pass-take-back = { $name }: забрать рисунок назад
web-pass-wait = Все здесь уже нарисовали
web-pass-wait-about = Боты ещё рисуют.
web-pass-people = За этим устройством
web-pass-drawn = рисунок готов
web-pass-not-asked = нечего рисовать
web-pass-to-draw = ещё рисует
web-pass-who = Кто здесь играет
web-pass-alone = Один игрок
web-pass-alone-about = соло или против ботов
web-pass-several = Несколько игроков
web-pass-several-about = Устройство передают по кругу, а между ходами планшеты закрыты.
web-pass-names = Имена в порядке мест за столом
web-pass-name = Имя игрока { $number }
web-pass-add = Добавить игрока
web-pass-remove = Убрать игрока { $number }
web-pass-names-few = Введите хотя бы два имени.
web-pass-names-same = Каждому нужно своё имя.
web-pass-somebody = Ещё кто-то за этим устройством
web-pass-sit = Сесть
