# Страница игрока: последние игры, лучшие планшеты, показатели и то, что видят другие.
#
# Словарь: указ, планшет, звёзды, рейтинг (игры в одиночку), раздача дня, замена (бот, играющий вместо кого-то).

web-profile-own = Ваши планшеты и статистика
web-profile-own-about = Всё это видите только вы.
web-profile-since = с нами с { $when }
web-profile-fig-games =
    { $count ->
        [one] завершённая игра
        [few] завершённые игры
        [many] завершённых игр
       *[other] завершённой игры
    }
web-profile-fig-mean =
    { $count ->
        [one] звезда за игру
        [few] звезды за игру
        [many] звёзд за игру
       *[other] звезды за игру
    }
web-profile-fig-row =
    { $count ->
        [one] игра подряд без замены ботом
        [few] игры подряд без замены ботом
        [many] игр подряд без замены ботом
       *[other] игры подряд без замены ботом
    }
web-profile-fig-days =
    { $count ->
        [one] раздача дня подряд
        [few] раздачи дня подряд
        [many] раздач дня подряд
       *[other] раздачи дня подряд
    }
web-profile-last = Последние игры
web-profile-place = { $place } место из { $of }
web-profile-solo = соло, рейтинг { $rating }
web-profile-best = Лучший планшет для каждого указа
web-profile-all =
    { $count ->
        [one] Показать { $count }
        [few] Показать все { $count }
        [many] Показать все { $count }
       *[other] Показать все { $count }
    }
web-profile-fewer = Показать меньше
web-profile-mean =
    { $count ->
        [one] в среднем { $mean }, { $count } игра
        [few] в среднем { $mean }, { $count } игры
        [many] в среднем { $mean }, { $count } игр
       *[other] в среднем { $mean }, { $count } игры
    }
web-profile-strength = Сила
web-profile-strength-about = На сколько звёзд за игру вы лучше или хуже бота «{ title-10 }» с теми же картами. Считается по раздачам дня и раундам соло.
web-profile-strength-provisional = предварительно
web-profile-strength-change = { $change }, { $day }
web-profile-strength-tables = За столами
web-profile-strength-tables-about = Сколько из 100 игр за столами на 2–8 человек вы заканчиваете выше среднего игрока.
web-profile-strength-wins = { $wins } из 100 (от { $low } до { $high })
web-profile-presets = По вариантам игры
web-profile-col-games = Игр
web-profile-col-mean = Звёзд в среднем
web-profile-col-best = Больше всего звёзд
web-profile-col-rating = Средний рейтинг
web-profile-col-best-rating = Лучший рейтинг
web-profile-times = Время на рисунок
web-profile-times-about = От карты до рисунка, который засчитан.
web-profile-time-up-to = до { $time }
web-profile-time-longer = дольше
web-profile-drawings =
    { $count ->
        [one] { $count } рисунок
        [few] { $count } рисунка
        [many] { $count } рисунков
       *[other] { $count } рисунка
    }
web-profile-costly = Рисунки, что обошлись дороже всего
web-profile-costly-about = Оценено рисунков: { $count }. В среднем каждый хуже лучшего на { $mean } звезды. Это видите только вы.
web-profile-moment = Посмотреть в игре
web-profile-no-card = Без карты
web-profile-stars =
    { $count ->
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
web-profile-shown = Что видят другие
web-profile-shown-about = Ничего, пока вы что-нибудь не выберете. Тогда на вашей странице будут имя, месяц регистрации и выбранное ниже:
web-profile-show-games = Последние игры
web-profile-show-statistics = Статистика
web-profile-show-maps = Лучшие планшеты
web-profile-saved = Сохранено.
web-profile-shown-link = Ваша страница глазами других
web-profile-guest = Чтобы иметь страницу для других, нужна учётная запись.
web-profile-map = Планшет: { $title }
web-profile-map-when = Игра завершена { $when }
web-profile-map-later = Это планшет из сегодняшней раздачи. Его можно будет увидеть, когда день закончится.
web-profile-replay = Посмотреть запись игры
web-profile-none = Завершите игру — и её планшет появится здесь.
web-profile-none-yet = Пока ни одной завершённой игры.
web-profile-reuse = Разрешить использовать мои игры
web-profile-reuse-about = Если вы разрешите, ваши завершённые игры, открытые для всех, могут быть опубликованы как открытые данные, а позиции из них — стать задачами: без имён и когда это разрешили все, кто играл. Передумать можно, но опубликованное уже не вернуть.
