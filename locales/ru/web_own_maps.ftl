# The page for own map sheets.

web-own-map-title = Свой планшет
web-own-map-about = Расставьте горы, руины и ущелья где захотите. Ссылка и есть планшет: у кого она есть, тот может на нём играть соло, за столом или на бумаге.
web-own-map-map = Ваш планшет
web-own-map-hint = Нажмите на клетку, чтобы закрасить её, и ещё раз, чтобы очистить. На поле рисуют и клавиши M, R и W, Delete очищает, а Ctrl+Z отменяет.
web-own-map-undo = Отменить
web-own-map-begin = Начать с
web-own-map-begin-choose = Выберите планшет
web-own-map-begin-blank = Пустой планшет
web-own-map-features = Что на нём есть
web-own-map-mountain =
    { $number ->
        [one] { $number } гора
        [few] { $number } горы
       *[other] { $number } гор
    }
web-own-map-ruins =
    { $number ->
        [one] { $number } клетка руин
        [few] { $number } клетки руин
       *[other] { $number } клеток руин
    }
web-own-map-wasteland =
    { $number ->
        [one] { $number } клетка ущелья
        [few] { $number } клетки ущелья
       *[other] { $number } клеток ущелья
    }
web-own-map-range = обычно от { $least } до { $most }
web-own-map-outside = необычно: на печатных планшетах от { $least } до { $most }
web-own-map-lone_ruins = На этих руинах можно нарисовать только одну клетку: { $spaces }.
web-own-map-shut_mountain = Рядом с этими горами нет пустых клеток, так что монет они не принесут: { $spaces }.
web-own-map-split_land = Отрезано от остального поля: { $spaces }.
web-own-map-more = { $spaces } и ещё { $count }
web-own-map-full = На этом планшете негде рисовать: оставьте пустой хотя бы одну клетку.
web-own-map-usual = Он похож на печатные планшеты.
web-own-map-warned = Необычного: { $count }, но играть можно.
web-own-map-alone = Играть на нём соло
web-own-map-table = Играть за столом
web-own-map-print = Напечатать
web-own-map-score = Подсчитать бумажный планшет
web-own-map-counts = Игры на своих планшетах не влияют на силу, таблицы лидеров, звания и печати.
web-own-map-address = Адрес планшета
