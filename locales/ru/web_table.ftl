# Что говорит страница стола: ожидание, ход, засада, подсчёт, итог.
#
# Словарик: table — стол, seat — место, host — хозяин (кто открыл стол), bot — бот,
# guest — зритель, deal — раздача, rematch — реванш.
# Имена игроков стоят в именительном падеже.

## Везде

web-table-inkland = Inkland
web-table-page = { $title } · Inkland
web-table-untitled = Стол
web-table-home = На главную
web-close = Закрыть
web-stars = звёзды
web-table-coming = Готовим стол…
web-table-gone = Такого стола нет
web-table-gone-why = Возможно, ссылка неполная или стол давно удалён.
web-table-closed = Этот стол закрыт
web-table-closed-why = Игру бросили, или долго никто не приходил. Результата нет.
web-table-ended = Хозяин завершил игру
web-table-ended-why = Результата нет, и игра нигде не засчитывается. Если хотите, сыграйте ещё раз с теми же людьми.
web-table-signed-out = Сеанс завершён
web-table-signed-out-why = Ваш сеанс завершён — здесь или на другом устройстве. Ваши игры идут дальше: пока вы не вернётесь, играет бот.
web-table-log-in = Войти
web-table-no-line = Сейчас сервер недоступен. Попробуйте ещё раз.
web-table-refused = Сейчас это невозможно.

## Ход

web-table-skip = Перейти к планшету
web-table-seasons = Сезоны
web-table-scoring = подсчёт
web-table-time = время: { $used } из { $limit }
web-table-time-and = время: { $used } + { $card } из { $limit }
web-table-time-up = время вышло
web-table-time-short = { $used } из { $limit }
web-table-time-and-short = { $used } + { $card } из { $limit }
web-table-your-map = Ваш планшет
web-table-map-of = Планшет: { $who }
web-table-caption = { $map }, автор: { $who }
web-table-caption-theirs = { $map }, автор: { $who }, монстры: { $you }
web-table-between = Между двумя картами
web-table-watching = Вы зритель. Выберите место, чтобы увидеть его планшет.
web-ledger-coins =
    { $count ->
        [one] { $count } монета из { $of }
        [few] { $count } монеты из { $of }
        [many] { $count } монет из { $of }
       *[other] { $count } монеты из { $of }
    }
web-ledger-coins-spent =
    { $count ->
        [one] { $count } монета из { $of }, потрачено { $spent }
        [few] { $count } монеты из { $of }, потрачено { $spent }
        [many] { $count } монет из { $of }, потрачено { $spent }
       *[other] { $count } монеты из { $of }, потрачено { $spent }
    }
web-skill-used = навык в этом сезоне использован
web-skill-free = навык в этом сезоне не использован

## Указы

web-edict-heading = Указы
web-edict-now = считается сейчас
web-edict-spring = считается весной
web-edict-summer = считается летом
web-edict-fall = считается осенью
web-edict-winter = считается зимой
web-edict-over = уже подсчитан
web-edict-lit =
    { $count ->
        [0] Ни одна клетка пока не даёт звезды.
        [one] { $count } подсвеченная клетка, звёзд: { $stars }
        [few] { $count } подсвеченные клетки, звёзд: { $stars }
        [many] { $count } подсвеченных клеток, звёзд: { $stars }
       *[other] { $count } подсвеченной клетки, звёзд: { $stars }
    }
web-edict-close = Ко всему планшету

## Колода

web-deck-open = Показать вышедшие карты и те, что ещё могут выйти
web-deck-title = Колода этого сезона
web-deck-why = Это может посчитать каждый за столом: ничего секретного здесь нет.
web-deck-short = Осталось: { $count }, засад: { $ambushes }
web-deck-left =
    { $count ->
        [one] Осталась { $count } карта
        [few] Остались { $count } карты
        [many] Осталось { $count } карт
       *[other] Осталось { $count } карты
    }
web-deck-ambush = засада: { $count } из { $of }
web-deck-hero = герой: { $count } из { $of }
web-deck-ruins = руины: { $count } из { $of }
web-deck-come =
    { $count ->
        [one] Ещё выйдет { $count } карта
        [few] Ещё выйдут { $count } карты
        [many] Ещё выйдет { $count } карт
       *[other] Ещё выйдет { $count } карты
    }
web-deck-for-sure = Точно в колоде
web-deck-one-of-ambush = Засада: { $count } из этих { $of }
web-deck-one-of-hero = Герои: { $count } из этих { $of }
web-deck-was = Уже были в этом сезоне
web-deck-none = Пока ни одной карты.

## Места

web-seat-heading = За столом
web-seat-you = Вы
web-seat-bot = бот
web-seat-drawing = рисует
web-seat-done = готово
web-seat-away = нет на месте
web-seat-waits = ждёт
# Checked in 2026.
web-seat-stood-in = Вместо вас играет бот.
web-seat-back = Вернуться на своё место
web-seat-bot-plays = играет бот
web-seat-gone = без имени
web-seat-neighbour = ваш сосед
web-seat-neighbours = Ваши соседи
web-seat-seek = Найти игрока
web-seat-found =
    { $count ->
        [one] Найден { $count } игрок
        [few] Найдено { $count } игрока
        [many] Найдено { $count } игроков
       *[other] Найдено { $count } игрока
    }
web-seat-guests =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
        [many] Смотрят { $count } зрителей
       *[other] Смотрят { $count } зрителя
    }
web-seat-awaited = Ещё рисуют: { $names }
web-seat-awaited-many =
    { $count ->
        [one] Ещё рисует { $count } игрок
        [few] Ещё рисуют { $count } игрока
        [many] Ещё рисуют { $count } игроков
       *[other] Ещё рисуют { $count } игрока
    }

## Засада

web-ambush-draw = Вы рисуете на чужом планшете: { $who }
web-ambush-destroy = Вы уничтожаете клетку на чужом планшете: { $who }
web-ambush-clockwise = { $card }: планшеты передают соседу слева.
web-ambush-counterclockwise = { $card }: планшеты передают соседу справа.
web-ambush-mine = Ваш планшет у игрока { $who }
web-ambush-edicts = Чем это вредит: { $who }
web-ambush-chain = Кто на чьём планшете рисует
web-ambush-draws-on = рисует на планшете:
web-ambush-on-yours = На вашем планшете рисует { $who }

## Что произошло

web-log-live = Что происходит
web-log-note = Что произошло на вашем планшете
web-log-season = Начинается сезон: { $season }.
web-log-card = Карта: { $card }.
web-log-you-drew = Вы нарисовали: { $terrain }, { $spaces }.
web-log-drew-on-you = На вашем планшете рисует { $who }: { $terrain }, { $spaces }.
web-log-walked = { $card } на вашем планшете: { $terrain }, { $spaces }.
web-log-walk =
    Поиск начинается в { $corner ->
        [top_left] левом верхнем
        [top_right] правом верхнем
        [bottom_right] правом нижнем
       *[bottom_left] левом нижнем
    } углу и идёт вдоль края { $direction ->
        [clockwise] по часовой стрелке
       *[counterclockwise] против часовой стрелки
    }. { $passed ->
        [0] Подходит первое же место.
        [one] { $passed } место не подходит, следующее подходит.
        [few] { $passed } места не подходят, следующее подходит.
       *[other] { $passed } мест не подходят, следующее подходит.
    }
web-log-vanished = { $card }: монстры не нашли места на вашем планшете и исчезли.
web-log-you-hero = Ваш герой стоит на { $space }.
web-log-you-destroyed = На вашем планшете уничтожено: { $spaces }.
web-log-you-coins =
    { $count ->
        [one] Вы получаете { $count } монету { $reason }.
        [few] Вы получаете { $count } монеты { $reason }.
        [many] Вы получаете { $count } монет { $reason }.
       *[other] Вы получаете { $count } монеты { $reason }.
    }
web-log-you-skill = Вы использовали навык «{ $skill }».
web-log-you-took-back = Вы забрали свой рисунок назад.
web-log-you-scored =
    { $count ->
        [one] { $season }, подсчёт: у вас { $count } звезда.
        [few] { $season }, подсчёт: у вас { $count } звезды.
        [many] { $season }, подсчёт: у вас { $count } звёзд.
       *[other] { $season }, подсчёт: у вас { $count } звезды.
    }
web-log-drew = { $who } рисует: { $terrain }, { $spaces }.
web-log-got = { $who }, планшет: { $terrain }, { $spaces }.
web-log-skill = { $who }: навык «{ $skill }».
web-log-scored =
    { $count ->
        [one] { $who }, { $season }: { $count } звезда.
        [few] { $who }, { $season }: { $count } звезды.
        [many] { $who }, { $season }: { $count } звёзд.
       *[other] { $who }, { $season }: { $count } звезды.
    }
web-log-solo =
    { $count ->
        [one] Игра окончена: { $count } звезда, { $title }.
        [few] Игра окончена: { $count } звезды, { $title }.
        [many] Игра окончена: { $count } звёзд, { $title }.
       *[other] Игра окончена: { $count } звезды, { $title }.
    }
web-log-over-you =
    { $count ->
        [one] Игра окончена: { $place } место у вас, { $count } звезда.
        [few] Игра окончена: { $place } место у вас, { $count } звезды.
        [many] Игра окончена: { $place } место у вас, { $count } звёзд.
       *[other] Игра окончена: { $place } место у вас, { $count } звезды.
    }
web-log-over =
    { $count ->
        [one] Игра окончена: побеждает { $who }, { $count } звезда.
        [few] Игра окончена: побеждает { $who }, { $count } звезды.
        [many] Игра окончена: побеждает { $who }, { $count } звёзд.
       *[other] Игра окончена: побеждает { $who }, { $count } звезды.
    }

## Меню

web-menu = Меню стола
web-menu-log = Что произошло
web-menu-log-empty = С открытия страницы ещё ничего не произошло.
web-menu-signs = Условные знаки
web-menu-signs-why = У каждой местности свои знак, узор и тон.
web-menu-signs-places = Буква — это ряд, число — столбец: B4 во втором ряду, четвёртая слева.
web-menu-scores = { $season }: как считали
web-menu-leave = Выйти из игры
web-menu-leave-why = За вас будет играть бот. Пока игра идёт, можно вернуться по той же ссылке.
web-menu-stay = Остаться
web-menu-end = Завершить игру для всех
web-menu-end-why = Игра прекратится для всех игроков без результата, и продолжить её будет нельзя.
web-menu-end-not = Играть дальше
web-menu-language = Язык
web-menu-language-en = English
web-menu-language-uk = Українська
web-menu-language-ru = Русский
web-menu-language-cs = Čeština
web-menu-language-pl = Polski
web-link-address = Адрес стола
web-link-copy = Копировать ссылку
web-link-copied = Ссылка скопирована
web-link-not-copied = Адрес выделен: скопируйте его вручную.
web-link-share = Поделиться

## Ожидание

web-room-seats = Места: занято { $taken } из { $of }
web-room-people =
    { $count ->
        [one] За столом { $count } человек
        [few] За столом { $count } человека
        [many] За столом { $count } человек
       *[other] За столом { $count } человека
    }
web-room-free = Свободное место
web-room-you = вы
web-room-host = хозяин
web-room-rename = Переименовать
web-room-remove = Убрать: { $who }
web-room-sit = Сесть
web-room-sit-short = Сесть сюда
web-room-sit-here = Сесть сюда, место { $number }
web-room-bot-short = Бот
web-room-bot-here = Бот на место { $number }
web-room-full = Все места заняты. Можно остаться зрителем.
web-room-number = Число мест
web-room-fewer = На одно место меньше
web-room-more = На одно место больше
web-room-bot = Бот
web-room-fill =
    { $count ->
        [one] Посадить бота на { $count } свободное место
        [few] Посадить ботов на { $count } свободных места
        [many] Посадить ботов на { $count } свободных мест
       *[other] Посадить ботов на { $count } свободного места
    }
web-room-public = Показывать стол в общем списке
web-room-invite = Пригласить других
web-room-is-public = Стол есть в общем списке. Или отправьте эту ссылку:
web-room-is-private = Стол найдёт только тот, у кого есть эта ссылка:
web-room-empty =
    { $count ->
        [one] { $count } свободное место займёт бот.
        [few] { $count } свободных места займут боты.
        [many] { $count } свободных мест займут боты.
       *[other] { $count } свободного места займут боты.
    }
web-room-start = Начать игру
web-room-arriving =
    { $count ->
        [one] { $count } человек как раз садится за стол.
        [few] { $count } человека как раз садятся за стол.
        [many] { $count } человек как раз садятся за стол.
       *[other] { $count } человека как раз садятся за стол.
    }
web-room-start-later = Подождать
web-room-start-now = Начать без них
web-room-waits = Игра начнётся, как только все сядут.
web-room-close = Закрыть стол
web-room-leave = Встать из-за стола
web-room-wait = Игру начинает хозяин стола. Она сразу появится здесь.
web-room-name = Ваше имя
web-room-colour = Ваш цвет
web-room-keep = Сохранить
web-room-cancel = Отмена
web-room-game = Игра
web-land-summary = Назовите свой край
web-land-name = Название вашего края
web-land-hint = По желанию, до 30 знаков; его видят все за столом.
web-land-crest = Герб
web-land-keep = Сохранить
web-land-caption = { $land }, автор: { $who }
web-crest-tower = Башня
web-crest-oak = Дуб
web-crest-sheaf = Сноп
web-crest-wave = Волна
web-crest-peak = Вершина
web-crest-sun = Солнце
web-crest-moon = Луна
web-crest-star = Звезда
web-crest-key = Ключ
web-crest-anchor = Якорь
web-crest-crown = Корона
web-crest-fish = Рыба
web-room-changed = { $preset }, с изменениями
web-room-house-rules = Домашние правила
web-room-house-no_ruins_cards = Карты руин исключены из этого сочетания.
web-room-house-more_ruins_cards = Карты руин в колоде, хотя играют только в «Героев».
web-room-house-fallback_terrain = Когда ни одна фигура не помещается, одной клетке достаётся местность с карты.
web-room-house-full_map = Если планшет соло заполнен раньше срока, считают только текущий сезон.
web-room-house-great_city = Великий город: самая большая область поселений без клеток у горы.
web-room-house-ambush_count =
    { $ambushes ->
        [0] В колоде нет засад. Игра без зачёта.
        [one] В колоде только { $ambushes } засада. Игра без зачёта.
        [few] В колоде только { $ambushes } засады. Игра без зачёта.
        [many] В колоде только { $ambushes } засад. Игра без зачёта.
       *[other] В колоде только { $ambushes } засады. Игра без зачёта.
    }
web-room-house-skill_count =
    { $skills ->
        [one] В игре { $skills } навык. Игра без зачёта.
        [few] В игре { $skills } навыка. Игра без зачёта.
        [many] В игре { $skills } навыков. Игра без зачёта.
       *[other] В игре { $skills } навыка. Игра без зачёта.
    }
web-room-house-powers = Зомби и тролль действуют только после сезона, в котором появились. Игра без зачёта.
web-room-map = Планшет
web-room-explore = Карты исследования
web-room-edicts = Указы
web-room-edicts-dealt = раздаются из: { $boxes }
web-room-ambushes-dealt = { $dealt } из { $count } карт
web-room-skills-dealt = { $dealt } из { $count } карт
web-room-with = да
web-room-without = нет
web-room-fair = Раздача запечатана: вот печать секрета сервера, заданного до того, как кто-то сел за стол. После игры её может проверить каждый.
web-bot-random = бот: рисует наугад
web-bot-greedy = бот: хватает всё, что может
web-bot-inept_assistant = бот: { title-minus-10 }
web-bot-inept_assistant-strength = рейтинг соло около −10
web-bot-apprentice_surveyor = бот: { title-0 }
web-bot-apprentice_surveyor-strength = рейтинг соло около 4
web-bot-journeyman_topographer = бот: { title-10 }
web-bot-journeyman_topographer-strength = рейтинг соло около 20
web-bot-master_mapsmith = бот: { title-20 }
web-bot-master_mapsmith-strength = рейтинг соло около 32
web-bot-legendary_cartographer = бот: { title-30 }
web-bot-legendary_cartographer-strength = самый сильный: рейтинг соло больше 40
# Where bots are not compiled, as on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-inept_assistant-plain = рейтинг соло около −9
web-bot-apprentice_surveyor-plain = рейтинг соло около −2
web-bot-journeyman_topographer-plain = рейтинг соло около 3
web-bot-played-by-greedy = здесь вместо него играет «берёт, что дают»: рейтинг соло около 22
# The names of bots.
web-bot-inept_assistant-title = { title-minus-10 }
web-bot-apprentice_surveyor-title = { title-0 }
web-bot-journeyman_topographer-title = { title-10 }
web-bot-master_mapsmith-title = { title-20 }
web-bot-legendary_cartographer-title = { title-30 }

## Подсчёт сезона

web-score-skip-link = Перейти к подсчёту
web-score-step = Шаг { $step } из { $of }
# Checked in 2026.
web-score-edict =
    { $count ->
        [0] { $name }: ни одной звезды.
        [one] { $name }: { $count } звезда.
        [few] { $name }: { $count } звезды.
        [many] { $name }: { $count } звёзд.
       *[other] { $name }: { $count } звезды.
    }
web-score-coins =
    { $count ->
        [0] Нет монет — нет и звёзд.
        [one] { $count } монета — это { $count } звезда.
        [few] { $count } монеты — это { $count } звезды.
        [many] { $count } монет — это { $count } звёзд.
       *[other] { $count } монеты — это { $count } звезды.
    }
web-score-monsters =
    { $count ->
        [0] Ни одна пустая клетка не примыкает к монстрам: ничего не потеряно.
        [1] { $count } пустая клетка рядом с монстрами отнимает звезду.
        [one] { $count } пустая клетка рядом с монстрами отнимает по звезде.
        [few] { $count } пустые клетки рядом с монстрами отнимают по звезде.
        [many] { $count } пустых клеток рядом с монстрами отнимает по звезде.
       *[other] { $count } пустой клетки рядом с монстрами отнимает по звезде.
    }
web-score-total =
    { $count ->
        [one] { $season }: { $count } звезда; всего { $all }.
        [few] { $season }: { $count } звезды; всего { $all }.
        [many] { $season }: { $count } звёзд; всего { $all }.
       *[other] { $season }: { $count } звезды; всего { $all }.
    }
web-score-lit =
    { $count ->
        [0] Весь планшет
        [one] Их даёт { $count } клетка
        [few] Их дают { $count } клетки
        [many] Их дают { $count } клеток
       *[other] Их даёт { $count } клетки
    }
web-score-lit-monsters =
    { $count ->
        [0] Весь планшет
        [1] { $count } пустая клетка отнимает звезду
        [one] { $count } пустая клетка отнимает по звезде
        [few] { $count } пустые клетки отнимают по звезде
        [many] { $count } пустых клеток отнимает по звезде
       *[other] { $count } пустой клетки отнимает по звезде
    }
web-score-so-far = { $season }: пока
web-score-wait = ещё не подсчитано
web-score-back = Назад
web-score-next = Дальше: { $name }
web-score-again = Ещё раз
web-score-again-long = Ещё раз с самого начала
web-score-skip = Пропустить
web-score-skip-long = Пропустить и перейти к сумме
web-score-done = Играть дальше
web-score-to-standing = К итогам
web-score-others = { $name } за столом
web-score-now = сейчас
web-score-game = игра

## Итог

web-end-skip = Перейти к итогу
web-end-you-win = Вы победили
web-end-place = { $place } место из { $of }
web-end-wins = Побеждает { $who }
web-end-rating = рейтинг { $rating }
web-end-your-map = Ваш готовый планшет
web-end-player = Игрок
web-end-lost =
    { $count ->
        [one] { $count } звезда потеряна из-за монстров
        [few] { $count } звезды потеряны из-за монстров
        [many] { $count } звёзд потеряно из-за монстров
       *[other] { $count } звезды потеряно из-за монстров
    }
web-end-tie = Если звёзд поровну, выше тот, кто меньше потерял из-за монстров.
web-end-rematch = Реванш
web-end-join-rematch = Присоединиться к реваншу
web-end-same-deal = Сыграть ту же раздачу
web-end-papers = Документы игры
web-end-transcript = Запись игры
web-end-proof = Доказательство честности
web-end-proof-why = Доказательство вскрывает печать, которая была видна до игры: оно показывает, что карты никто не подтасовал.

# What players say to each other: stamps and set phrases, short and friendly.
web-say = Сказать что-нибудь
web-say-heard = Что говорят за столом
web-say-nudge-about = В игре на несколько дней можно раз в день напомнить тем, кого все ждут.
web-say-nudge = Напомнить: { $who }
web-say-nudged = Напоминание отправлено: { $who }.
web-say-left =
    { $count ->
        [one] ещё { $count } раз до следующей карты
        [few] ещё { $count } раза до следующей карты
       *[many] ещё { $count } раз до следующей карты
    }
web-say-none-left = Дальше — со следующей картой
web-say-who = Кого слышно
web-say-muted = не слышно
web-say-loud = слышно
web-say-well = Красиво!
web-say-ouch = Ой!
# Checked in 2026.
web-say-hm = Хм…
web-say-slow = Долго…
web-say-hats-off = Браво!
web-say-good-game = Славная игра
web-say-good-luck = Удачи!
web-say-your-turn = Ваш ход?
web-say-one-moment = Минутку
web-say-nice-corner = Славный уголок
web-say-who-sent-that = Кто это прислал?
web-say-sorry-monsters = Простите за монстров
web-say-again = Ещё раз?
web-say-thank-you = Спасибо

## Ways from the table to other pages

web-replay-link = Посмотреть запись игры
web-paper-poster-print = Напечатать плакат
web-you-device = Кто играет?
