# Все планшеты большого стола сразу и путь от планшета к планшету для зрителей.
#
# Слова: планшет, место, звёзды.

web-hall-open = Все планшеты
web-hall-done = Готово: { $done } из { $of }
web-hall-order = Порядок
web-hall-by-seat = По местам
web-hall-by-stars = По звёздам
web-hall-walk = Просмотр планшетов
web-hall-before = Предыдущий планшет
web-hall-next = Следующий планшет
web-hall-wall = Показать на большом экране
