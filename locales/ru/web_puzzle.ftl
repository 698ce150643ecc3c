# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Задача
web-puzzle-today = Задача дня
web-puzzle-about = Один рисунок даёт заметно больше звёзд, чем любой другой. Какой?
web-puzzle-map = Позиция
web-puzzle-solved = Решено! Лучшего рисунка нет.
web-puzzle-missed = Не лучший: в конце года на { $stars } звезды меньше
web-puzzle-yours = ваш
web-puzzle-best = лучший
web-puzzle-drawing = Рисунок
web-puzzle-at-once = Звёзды сразу
web-puzzle-expected = Звёзды, ожидаемые в конце года
web-puzzle-rest = Звёзды сразу — ещё не вся разница: остальное в том, что планшет может дать до конца года.
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
web-puzzle-when = { $season }, время { $time } из { $of }
web-puzzle-people = С первой попытки нашли { $solved } из { $answered } человек.
web-puzzle-bots = Находят: { $solved } из { $bots } ботов.
