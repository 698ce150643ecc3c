# Размещение рисунка на карте в браузере: рука, её кнопки и то, что произносится.
#
# Клетка названа своей меткой, например `C4`. Имена игроков стоят только в именительном падеже.

## Что показывает клетка, словом внутри предложения

web-kind-empty = пустая
web-kind-ruins = пустые руины
web-kind-forest = лес
web-kind-village = поселение
web-kind-farm = поля
web-kind-water = водоём
web-kind-farm_and_village = поля и поселение
web-kind-monster = монстр
web-kind-dragon = дракон
web-kind-zombie = зомби
web-kind-troll = тролль
web-kind-gorgon = горгона
web-kind-hero = герой
web-kind-mountain = гора
web-kind-wasteland = ущелье
web-kind-destroyed = уничтожена
# $ruins и $mark — «yes» или «no».
web-space =
    { $label }, { $kind }{ $ruins ->
        [yes] , на руинах
       *[no] {""}
    }{ $mark ->
        [yes] , клетка атаки
       *[no] {""}
    }

## Кнопки

web-hand-dock = Разместить рисунок
web-hand-turn-left = Повернуть влево
web-hand-turn-right = Повернуть вправо
web-hand-flip = Отразить
web-hand-up = Сдвинуть вверх
web-hand-down = Сдвинуть вниз
web-hand-left = Сдвинуть влево
web-hand-right = Сдвинуть вправо
web-hand-put-back = Убрать
web-hand-undo = Отменить
web-hand-spots = Места
web-hand-spots-label = Места: показать, где помещается
web-hand-skills = Навыки
web-hand-options = Что рисовать
web-hand-option =
    { $kind }, { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }{ $coin ->
        [yes] , даёт монету
       *[no] { "" }
    }
web-hand-nowhere = нигде не помещается
web-hand-take-back = Забрать назад
web-hand-draw = Нарисовать здесь: { $kind }
web-hand-draw-on = Нарисовать на планшете: { $name }
web-hand-hero = Нарисовать героя здесь
web-hand-destroy = Уничтожить { $label }
web-hand-destroy-on = Уничтожить { $label } на планшете: { $name }
web-hand-use = Использовать: { $skill }
web-hand-pass = Пропустить
web-hand-pass-skill = Дальше без навыка
web-hand-countdown =
    { $count ->
        [one] Рисуем через { $count } секунду
        [few] Рисуем через { $count } секунды
        [many] Рисуем через { $count } секунд
       *[other] Рисуем через { $count } секунды
    }
web-hand-halt = Подождать

## Что делать дальше

web-hand-hint-shape = Выберите клетку для фигуры.
web-hand-hint-hero = Выберите клетку для героя.
web-hand-hint-look = Ищем, куда помещается…
web-hand-hint-skill = Навык выбран.
web-hand-ruins = Нужно накрыть одни из обведённых руин.
web-hand-fallback = Ни одна фигура этой карты не помещается: нарисуйте одну клетку.
web-hand-fallback-ruins = Ни одна фигура этой карты не помещается на руинах: нарисуйте одну клетку где угодно.
web-hand-answered = Ваш рисунок принят.
web-hand-idle = Сейчас вам нечего рисовать.

## Вердикт

web-hand-fits = Помещается.
web-hand-fits-not = Не помещается.
web-hand-no-change = без изменений
web-hand-change = { $what } { $change }

## Навыки

web-hand-skill-used = Навык этого сезона уже использован.
web-hand-skill-first = Сначала разместите рисунок на планшете; некоторые навыки применяют после.
web-hand-skill-not-now = не сейчас
web-hand-skill-in-use = С навыком «{ $skill }»
web-hand-skill-leave = Без него

## Строка состояния

web-hand-saving = Сохраняем…
web-hand-saved = Сохранено
web-hand-refused = Не принято: { $reason }
web-hand-kept = Черновик сохранён
web-hand-offline = Нет связи, черновик сохранён
web-hand-offline-saving = Нет связи: отправим, когда появится
web-hand-reconnecting = Восстанавливаем связь…

## Печатать и слушать

web-hand-words = Словами
web-hand-type = Введите место
web-hand-type-help = C4 r2 f: левый верхний угол в C4, два поворота на четверть, отражено. 2: в начале берёт второй вариант.
web-hand-type-go = Положить
web-hand-type-bad = Это не место. Напишите, например, C4 r2 f.
web-hand-type-option = Такого варианта нет, или он не помещается.
web-hand-tell-shape = Описать фигуру
web-hand-tell-spots = Перечислить места
web-hand-tell-edicts = Прочитать указы
web-hand-tell-change = Прочитать изменения
web-hand-shape =
    { $kind }, { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }. { $rows }
web-hand-shape-row = Ряд { $row }: столбец { $columns }.
web-hand-shape-marks = Охраняет { $marks }.
web-hand-list =
    { $count ->
        [one] { $count } место в этом положении: { $spots }.
        [few] { $count } места в этом положении: { $spots }.
        [many] { $count } мест в этом положении: { $spots }.
       *[other] { $count } места в этом положении: { $spots }.
    }
web-hand-list-more = Мест в этом положении: { $count }, сначала ближайшие: { $spots }, и ещё { $more }.
web-hand-list-none = В этом положении места нет: поверните или отразите фигуру.
web-hand-range = от { $from } до { $to }
web-hand-said-fits = { $where }, помещается. { $changes }.
web-hand-said-not = { $where }, не помещается. { $reason }
web-hand-said-put-back = Убрано.
web-hand-edict = { $edict }, { $name }: { $stars }
web-hand-edicts = { $edicts }. { $coins }, монстры { $monsters }.
