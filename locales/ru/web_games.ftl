# Свои партии: первая страница, страница всех партий, заголовок вкладки, путь к следующей партии,
# что случилось за это время. Загружается после первых текстов.
#
# Глоссарий: как в table.ftl. $names — игроки в именительном падеже; $when — «вчера» или дата.

## Первая страница тех, кто вернулся

web-games-hello =
    { $time ->
        [morning] Доброе утро, { $name }
        [day] Добрый день, { $name }
       *[evening] Добрый вечер, { $name }
    }
web-games-owed =
    { $count ->
        [0] Ни один планшет не ждёт вашего пера.
        [one] { $count } планшет ждёт вашего пера.
        [few] { $count } планшета ждут вашего пера.
        [many] { $count } планшетов ждёт вашего пера.
       *[other] { $count } планшета ждут вашего пера.
    }
web-games-heading = Ваши игры
web-games-all = Все ваши игры
web-games-about = Сначала игры, которые ждут вас, потом те, где рисуют другие, затем — завершённые.
web-games-more = Показать ещё
web-games-coming = Ищем ваши игры…
web-games-none = У вас пока нет игр.
web-games-lost = Ваши игры сейчас недоступны. Скоро попробуем ещё раз.
web-games-running = Идут сейчас
web-games-finished = Завершённые

## Одна партия

web-games-your-turn = Ваш ход
web-games-draw = Рисовать
web-games-look = К столу
web-games-seats = Кто уже нарисовал
web-games-has-drawn = рисунок готов
web-games-is-drawing = ещё рисует
web-games-where = { $season }, время { $time } из { $of }
web-games-card = Карта:
web-games-left = осталось { $time }
web-games-they-wait =
    { $count ->
        [one] вас ждёт { $count } игрок
        [few] вас ждут { $count } игрока
        [many] вас ждут { $count } игроков
       *[other] вас ждут { $count } игрока
    }
web-games-fuse = Осталось { $percent } % времени
web-games-waiting = ожидание
web-games-waits-for = ещё рисуют: { $names }
web-games-waits-many =
    { $count ->
        [one] ещё рисует { $count } игрок
        [few] ещё рисуют { $count } игрока
        [many] ещё рисуют { $count } игроков
       *[other] ещё рисуют { $count } игрока
    }
web-games-drawn = нарисовали { $drawn } из { $of }
web-games-daily = Раздача дня, { $day }
web-games-with = За столом: { $names }
web-games-with-others =
    { $count ->
        [one] За столом: { $names } и ещё { $count }
       *[other] За столом: { $names } и ещё { $count }
    }
web-games-with-bots =
    { $count ->
        [one] С { $count } ботом
       *[other] С { $count } ботами
    }
web-games-new-end = новое: завершено
web-games-see-end = Игра окончена: посмотрите, кто победил
web-games-see-solo = Игра окончена: посмотрите на свои звёзды
web-games-ended = завершено { $when }
web-games-place = { $place } место из { $of }
web-games-stars =
    { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
        [many] { $count } звёзд
       *[other] { $count } звезды
    }
web-games-above-par =
    { $count ->
        [0] ровно по норме
       *[other] на { $count } выше нормы
    }
web-games-below-par = на { $count } ниже нормы

## Остальное на первой странице

web-games-start = Начать что-нибудь новое
web-games-live = Сейчас рисуют
web-games-live-none = Сейчас за столами для всех никто не рисует.
web-games-live-seats =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
web-games-shelf = На полке

## Планшет для тех, кто здесь впервые

web-first-lead = Карта показывает фигуру. Каждый вписывает её в свой планшет.
web-first-try = Попробуйте: перетащите лес на планшет.
web-first-hint = Поднимите фигуру пальцем или мышью. Стрелки, R и Enter тоже работают.
web-first-fits = Здесь помещается. Рисуйте или поищите место получше.
web-first-misfit = Здесь не помещается: что-то мешает.
web-first-drawn = Нарисовано окончательно. Это целый ход; следующая карта даст другую фигуру.
web-first-again = Попробовать другое место
web-first-label = Пробный планшет
web-first-caption = Ваш первый планшет. Горы и руины были здесь до вас.
web-first-season = Дальше: ваш первый сезон
web-first-season-about = без регистрации, пять минут
web-first-what = Что вы будете делать
web-first-shapes = Вписывайте фигуры.
web-first-shapes-about = Каждая карта даёт фигуру и местность. Как её положить, решаете вы.
web-first-edicts = Исполняйте четыре указа.
web-first-edicts-about = Каждый сезон считают два из них; в каждой раздаче указы другие.
web-first-neighbours = Помните о соседях.
web-first-neighbours-about = Иногда они рисуют монстров на вашем планшете, а вы — на их.

## Заголовок вкладки и следующая партия

web-games-title =
    { $count ->
        [1] Ваш ход · { $title }
       *[other] Ваш ход ({ $count }) · { $title }
    }
web-games-next = К следующей игре

## Что случилось за это время

web-since-heading = Пока вас не было
web-since-place = { $at } из { $of }
web-since-back = Назад
web-since-on = Дальше
web-since-close = К моему ходу
web-games-strength = Сила { $strength } ± { $deviation }
web-games-strength-change = ({ $change }, { $day })
web-games-leaders = Таблица лидеров
