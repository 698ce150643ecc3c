# Для тех, кто играет на бумаге: плакаты и чистые листы для печати, карты для показа, подсчёт листа.
#
# Словарик: sheet — лист (бумага, на которой рисуют), side — сторона (карта от А до Г), poster — плакат,
# brush — кисть, edict — указ, season — сезон, ruins — руины, ambush — засада, to turn a card —
# открыть карту, to lay out — разложить.

web-paper-about = Для стола с настоящей бумагой: напечатайте листы, экран откроет карты, а в конце подсчитает звёзды.
web-paper-poster-hint = Законченную игру онлайн можно напечатать как плакат: ищите его в итоге игры.

## Печать

web-paper-size = Бумага
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-print = Печатать
web-paper-pages =
    { $count ->
        [0] Пока ничего не выбрано.
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }

## Плакат

web-paper-poster = Плакат
web-paper-poster-about = Ниже — то, что напечатает принтер.
web-paper-poster-later = Плакат будет готов, когда игра закончится.
web-paper-to-table = Назад к столу
web-paper-whose = Чей планшет
web-paper-land = Название края
web-paper-land-of = Край: { $who }
web-paper-by = автор: { $who }, { $date }

## Чистые листы

web-paper-sheets = Напечатать чистые листы
web-paper-sheets-about = Четыре стороны от А до Г, по одной на странице, с местом для имён и звёзд.
web-paper-copies = Сколько листов каждой стороны
web-paper-blank-map = Поле для рисования
web-paper-name = Имя
web-paper-title = Титул
web-paper-coins =
    { $count ->
        [one] Счётчик на { $count } монету
        [few] Счётчик на { $count } монет
        [many] Счётчик на { $count } монет
       *[other] Счётчик на { $count } монету
    }

## Открывание карт

web-paper-flip = Карты для игры на бумаге
web-paper-flip-about = Рисунки остаются на бумаге; экран открывает карты, следит за временем и говорит, что считать.
web-paper-flip-begin = Перетасовать карты
web-paper-flip-go-on = Продолжить с прежними картами
web-paper-flip-new = Перетасовать новые карты
web-paper-flip-ready = Карты перетасованы
web-paper-flip-ready-why = Каждому нужны лист и карандаш. Взгляните на указы и откройте первую карту.
web-paper-flip-first = Открыть первую карту
web-paper-flip-next = Открыть следующую карту
web-paper-flip-count = Все нарисовали: подсчитать сезон ({ $season })
web-paper-flip-season = Начать следующий сезон: { $season }
web-paper-flip-ruins = Фигура должна накрыть пустую клетку руин. Если это невозможно, заполните одну клетку любой местностью.
web-paper-flip-then = Сразу откройте следующую карту.
web-paper-flip-last = Время вышло: это последняя карта сезона ({ $season }).
web-paper-flip-counting = Сезон окончен ({ $season }): считайте указы { $edicts }
web-paper-flip-coins = По звезде за каждую монету.
web-paper-flip-monsters = На звезду меньше за каждую пустую клетку рядом с монстром.
web-paper-flip-over = Год окончен. Сложите все четыре сезона; побеждает тот, у кого больше звёзд.
web-paper-flip-tie = При ничьей побеждает тот, кто за весь год потерял меньше звёзд из-за монстров. Если и тут поровну, победа общая.
web-paper-flip-alone = Игра соло
web-paper-flip-rating = Ваш рейтинг — звёзды минус { $number }: сумма чисел соло на четырёх указах.
web-paper-flip-from = { $rating } и больше
web-paper-flip-below = меньше { $rating }
web-paper-flip-gone = Эти карты убраны: целый месяц их никто не открывал.
web-paper-flip-following = Вы только смотрите. Карты открывает тот, кто их тасовал.
web-paper-flip-link = Другие экраны
web-paper-flip-link-why = Кто откроет эту ссылку, увидит те же карты. Открывает их только это устройство.
web-paper-kind-ruins = Руины
web-paper-kind-ambush = Засада!
web-paper-kind-hero = Герой
web-paper-coin = с монетой
web-paper-spaces =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }

## Подсчёт листа

web-paper-score = Подсчитать мой лист
web-paper-score-about = Закрасьте то, что нарисовали; каждый указ будет подсчитан и объяснён.
web-paper-score-map = Лист для подсчёта
web-paper-side-hint = Другая сторона начинается с чистого листа.
web-paper-brush = Кисть
web-paper-brush-hint = Нажмите на клетку, чтобы закрасить, и ещё раз, чтобы очистить. На поле рисуют и буквы, а Delete очищает.
web-paper-edict = Указ { $letter }
web-paper-season = Считать
web-paper-season-all = Все четыре указа
web-paper-result = Сколько это даёт
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } за каждую: { $spaces }
web-paper-totals = Звёзды по сезонам
web-paper-totals-hint = Вместе с монетами и монстрами, как если бы лист выглядел так в каждом сезоне.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } звезда.
        [few] { $season }: { $count } звезды.
        [many] { $season }: { $count } звёзд.
       *[other] { $season }: { $count } звезды.
    }
web-paper-text = Лист как текст
web-paper-text-label = По одному знаку на клетку
web-paper-text-hint = F — лес, V — поселение, C — поля, W — водоём, X — монстры, r — пустые руины, ^ — горы, # — ущелье; строчные буквы — на руинах.
web-paper-text-copy = Копировать текст
web-paper-text-copied = Текст скопирован.
web-paper-text-take = Взять этот текст
web-paper-text-taken = Взято: { $map }.
web-paper-clear = Очистить лист
