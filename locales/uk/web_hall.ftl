# Усі планшети великого столу разом і шлях від планшета до планшета для глядачів.
#
# Слова: планшет, місце, зірки.

web-hall-open = Усі планшети
web-hall-done = Готово: { $done } з { $of }
web-hall-order = Порядок
web-hall-by-seat = За місцями
web-hall-by-stars = За зірками
web-hall-walk = Перегляд планшетів
web-hall-before = Попередній планшет
web-hall-next = Наступний планшет
web-hall-wall = Показати на великому екрані
