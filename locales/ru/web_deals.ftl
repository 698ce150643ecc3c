# Раздачи после игры и раздача дня.
#
# Словарик: deal — раздача, result — результат, try — попытка, rated — засчитан (сыграл тот, кто
# раздачи ещё не видел), table of the day — таблица дня.

## Раздача

web-deals-title = Сыграть раздачу
web-deals-coming = Загружаем раздачу…
web-deals-same-cards = Те же карты в том же порядке для всех
web-deals-invited = { $who } приглашает вас сыграть с теми же картами
web-deals-fresh = Ваша первая игра с этой раздачей засчитывается.
web-deals-seen = Вы уже видели эту раздачу. Её можно сыграть ещё раз, но засчитывается только первая игра.
web-deals-of-day = Это была раздача дня: { $day }.
web-deals-with-skills = с навыками
web-deals-alone = Сыграть соло
web-deals-together = Сыграть с друзьями
web-deals-share = Ссылка для друзей
web-deals-share-about = Каждый, кто её откроет, сыграет с теми же картами.
web-deals-share-own = Каждый, кто её откроет, сыграет с теми же картами и сможет сравнить ваш планшет со своим.
web-deals-none = Её ещё никто не доиграл.

## Результаты

web-deals-group =
    { $seats ->
        [1] Результаты одиночных игр
        [one] Результаты игр на { $seats } место
        [few] Результаты игр на { $seats } места
        [many] Результаты игр на { $seats } мест
       *[other] Результаты игр на { $seats } места
    }
web-deals-rated-count =
    { $count ->
        [0] Засчитанных результатов пока нет.
        [one] { $count } засчитанный результат.
        [few] { $count } засчитанных результата.
        [many] { $count } засчитанных результатов.
       *[other] { $count } засчитанного результата.
    }
web-deals-ten = Начиная с десяти видно, скольких вы опередили.
web-deals-place = { $place } место из { $of }
web-deals-place-better = { $place } место из { $of }: лучше, чем у { $percent } % остальных
web-deals-par = Норма { $par }
web-deals-par-you = Норма { $par }, вы { $stars }
web-deals-par-about = Норма — сколько звёзд в среднем набирает с этими картами сильный бот.
web-deals-rank = Место
web-deals-map = Планшет
web-deals-member = Участник
web-deals-you = вы
web-deals-unrated = не засчитано
web-deals-yours = Ваш планшет
web-deals-beside = Другой планшет рядом с вашим
web-deals-by-edict = Звёзды по указам
web-deals-coins = Монеты
web-deals-monsters = Монстры
web-deals-spoils = Планшет выдаёт карты. Если вы его увидите, ваша игра с этой раздачей не засчитается.
web-deals-show = Показать планшет
web-deals-rather-not = Не нужно

## После игры

web-deals-was-rated = Эта игра засчитана: раньше вы этой раздачи не видели.
web-deals-was-not-rated = Эта игра не засчитана: засчитывается только первая игра с раздачей.
web-deals-page = Результаты и ссылка на раздачу
web-deals-choose = Выберите результат
web-deals-option = { $who } ({ $stars })
web-deals-sealed = Доказательство раздачи опубликуем, когда день закончится.

## Во время игры

web-deals-ghost = Рядом с вашим планшетом
web-deals-ghost-whose = Чей планшет показать
web-deals-ghost-none = Без другого планшета
web-deals-ghost-start = До первой карты.
web-deals-ghost-after =
    { $count ->
        [one] { $who } после { $count } карты:
        [few] { $who } после { $count } карт:
        [many] { $who } после { $count } карт:
       *[other] { $who } после { $count } карты:
    }

## Раздача дня

web-deals-day = Раздача прошлого дня
web-deals-played =
    { $count ->
        [0] Её ещё никто не доиграл
        [one] Её доиграл { $count } игрок
        [few] Её доиграли { $count } игрока
        [many] Её доиграли { $count } игроков
       *[other] Её доиграли { $count } игрока
    }
web-deals-play-today = Начать зачётную попытку
web-deals-go-on = Продолжить попытку
web-deals-play-again = Сыграть ещё раз, без зачёта
web-deals-play-late = Сыграть сейчас, без зачёта
web-deals-try-about = Засчитывается одна попытка — первая, которую вы начнёте. Её надо доиграть до конца дня.
web-deals-hurry = Осталось меньше часа.
web-deals-again-about = Сегодняшнюю зачётную попытку вы уже использовали. Дальше — тренировка.
web-deals-late-about = День закончился, поэтому эта игра в его таблицу не попадёт.
web-deals-given-up = Ваша попытка завершена без вас, места в таблице нет.
# Checked in 2026.
web-deals-ended = Вы завершили попытку досрочно, места в таблице нет.
web-deals-next = Следующая раздача через
web-deals-change = в { $time } по вашему времени, в полночь по UTC
web-deals-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
web-deals-fair = Честно ли это?
web-deals-fair-about = Карты вытянуты наугад, когда пришёл первый игрок. Эта печать не даёт нам их подменить; её вскроют, когда день закончится.
web-deals-table = Таблица дня
web-deals-table-hidden = Вы увидите её, когда доиграете свою попытку: чужие планшеты выдали бы карты.
web-deals-table-empty = Никто не доиграл зачётную попытку.
web-deals-top =
    { $count ->
        [one] Показан { $count } лучший результат и ваш.
        [few] Показаны { $count } лучших результата и ваш.
        [many] Показаны { $count } лучших результатов и ваш.
       *[other] Показано { $count } лучшего результата и ваш.
    }
web-deals-days = Другие дни
web-deals-day-before = Предыдущий день
web-deals-day-after = Следующий день
web-deals-hidden = Это попытка сыграть раздачу дня
web-deals-hidden-why = Другие могут взглянуть на неё, когда доиграют свою или когда день закончится. Сначала сыграйте сами.
