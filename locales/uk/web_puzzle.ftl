# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Задача
web-puzzle-today = Задача дня
web-puzzle-about = Один малюнок дає помітно більше зірок, ніж будь-який інший. Який?
web-puzzle-map = Позиція
web-puzzle-solved = Розв’язано! Кращого малюнка немає.
web-puzzle-missed = Не найкращий: наприкінці року на { $stars } зірки менше
web-puzzle-yours = ваш
web-puzzle-best = найкращий
web-puzzle-drawing = Малюнок
web-puzzle-at-once = Зірки одразу
web-puzzle-expected = Зірки, очікувані наприкінці року
web-puzzle-rest = Зірки одразу — ще не вся різниця: решта — у тому, що планшет може дати до кінця року.
web-puzzle-again = Ще раз
web-puzzle-next = Наступна задача
web-puzzle-when = { $season }, час { $time } з { $of }
web-puzzle-people = З першої спроби знайшли { $solved } із { $answered } людей.
web-puzzle-bots = Знаходять: { $solved } із { $bots } ботів.
