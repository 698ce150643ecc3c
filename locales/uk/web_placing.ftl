# Розміщення малюнка на мапі в браузері: рука, її кнопки та те, що промовляється.
#
# Клітинку названо її позначкою, як-от `C4`. Імена гравців стоять лише в називному відмінку.

## Що показує клітинка, словом усередині речення

web-kind-empty = порожня
web-kind-ruins = порожні руїни
web-kind-forest = ліс
web-kind-village = поселення
web-kind-farm = поля
web-kind-water = водойма
web-kind-farm_and_village = поля й поселення
web-kind-monster = монстр
web-kind-dragon = дракон
web-kind-zombie = зомбі
web-kind-troll = троль
web-kind-gorgon = горгона
web-kind-hero = герой
web-kind-mountain = гора
web-kind-wasteland = ущелина
web-kind-destroyed = знищена
# $ruins і $mark — «yes» або «no».
web-space =
    { $label }, { $kind }{ $ruins ->
        [yes] , на руїнах
       *[no] {""}
    }{ $mark ->
        [yes] , позначка атаки
       *[no] {""}
    }

## Кнопки

web-hand-dock = Розмістити малюнок
web-hand-turn-left = Повернути ліворуч
web-hand-turn-right = Повернути праворуч
web-hand-flip = Віддзеркалити
web-hand-up = Посунути вгору
web-hand-down = Посунути вниз
web-hand-left = Посунути ліворуч
web-hand-right = Посунути праворуч
web-hand-put-back = Прибрати
web-hand-undo = Скасувати
web-hand-spots = Місця
web-hand-spots-label = Місця: показати, де вміщується
web-hand-skills = Навички
web-hand-options = Що малювати
web-hand-option =
    { $kind }, { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }{ $coin ->
        [yes] , дає монету
       *[no] { "" }
    }
web-hand-nowhere = ніде не вміщується
web-hand-take-back = Забрати назад
web-hand-draw = Намалювати тут: { $kind }
web-hand-draw-on = Намалювати на планшеті: { $name }
web-hand-hero = Намалювати героя тут
web-hand-destroy = Знищити { $label }
web-hand-destroy-on = Знищити { $label } на планшеті: { $name }
web-hand-use = Використати: { $skill }
web-hand-pass = Пас
web-hand-pass-skill = Далі без навички
web-hand-countdown =
    { $count ->
        [one] Малюємо за { $count } секунду
        [few] Малюємо за { $count } секунди
        [many] Малюємо за { $count } секунд
       *[other] Малюємо за { $count } секунди
    }
web-hand-halt = Зачекати

## Що робити далі

web-hand-hint-shape = Виберіть клітинку для фігури.
web-hand-hint-hero = Виберіть клітинку для героя.
web-hand-hint-look = Шукаємо, куди вміщується…
web-hand-hint-skill = Навичку вибрано.
web-hand-ruins = Треба накрити одні з обведених руїн.
web-hand-fallback = Жодна фігура цієї карти не вміщується: намалюйте одну клітинку.
web-hand-fallback-ruins = Жодна фігура цієї карти не вміщується на руїнах: намалюйте одну клітинку будь-де.
web-hand-answered = Ваш малюнок прийнято.
web-hand-idle = Зараз вам нічого малювати.

## Вердикт

web-hand-fits = Вміщується.
web-hand-fits-not = Не вміщується.
web-hand-no-change = без змін
web-hand-change = { $what } { $change }

## Навички

web-hand-skill-used = Навичку цього сезону вже використано.
web-hand-skill-first = Спершу розмістіть малюнок на мапі; деякі навички додаються після нього.
web-hand-skill-not-now = не зараз
web-hand-skill-in-use = З навичкою «{ $skill }»
web-hand-skill-leave = Без неї

## Рядок стану

web-hand-saving = Зберігаємо…
web-hand-saved = Збережено
web-hand-refused = Не прийнято: { $reason }
web-hand-kept = Чернетку збережено
web-hand-offline = Немає зв’язку, чернетку збережено
web-hand-offline-saving = Немає зв’язку: надішлемо, щойно з’явиться
web-hand-reconnecting = Відновлюємо зв’язок…

## Друкувати й слухати

web-hand-words = Словами
web-hand-type = Введіть місце
web-hand-type-help = C4 r2 f: лівий верхній кут у C4, дві чверті оберту, віддзеркалено. 2: на початку бере другий варіант.
web-hand-type-go = Покласти
web-hand-type-bad = Це не місце. Напишіть, наприклад, C4 r2 f.
web-hand-type-option = Такого варіанта, що вміщується, немає.
web-hand-tell-shape = Описати фігуру
web-hand-tell-spots = Перелічити місця
web-hand-tell-edicts = Прочитати укази
web-hand-tell-change = Прочитати зміни
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }. { $rows }
web-hand-shape-row = Рядок { $row }: стовпчик { $columns }.
web-hand-shape-marks = Стереже { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } місце в цьому положенні: { $spots }.
        [few] { $count } місця в цьому положенні: { $spots }.
        [many] { $count } місць у цьому положенні: { $spots }.
       *[other] { $count } місця в цьому положенні: { $spots }.
    }
web-hand-list-more = Місць у цьому положенні: { $count }, найближчі спершу: { $spots }, і ще { $more }.
web-hand-list-none = У цьому положенні місця немає: поверніть або віддзеркальте фігуру.
web-hand-range = від { $from } до { $to }
web-hand-said-fits = { $where }, вміщується. { $changes }.
web-hand-said-not = { $where }, не вміщується. { $reason }
web-hand-said-put-back = Прибрано.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, монстри { $monsters }.
