# Первая страница в браузере, новые столы, список открытых столов и настройки.
#
# Словарик: table — стол, seat — место, bot — бот, deal — раздача, preset — вариант игры, public — открытый для всех.

## Каждая страница

web-home-skip = Перейти к содержанию
web-home-page = { $page } · Inkland
web-home-menu = Главное меню
web-home-language = Язык
web-home-theme = Тема
web-home-theme-system = Как в системе
web-home-theme-paper = Бумага
web-home-theme-lamplight = Свет лампы
web-home-theme-contrast = Высокий контраст
web-home-colophon = Свободная игра с открытым кодом. Работает с клавиатурой и программами экранного доступа. Неофициальный стол для игр «Картографы» и «Картографы: Герои» (Cartographers, Cartographers: Heroes); не связан с их издателями.
web-home-privacy = Приватность

## Первая страница

web-home-title = Рисуйте королевство, фигуру за фигурой
web-home-solo = Играть соло сейчас
web-home-solo-about = без регистрации, около 15 минут
web-home-solo-opening = Минутку: готовим планшет…
web-home-open = Открыть стол
web-home-open-about = отправьте ссылку; от 2 до 100 мест, при желании с ботами
web-home-join-label = Есть ссылка или код?
web-home-join-hint = ДУБ-108
web-home-join = Присоединиться
web-home-join-bad = Это не ссылка и не код. Вставьте ссылку целиком или введите код так, как вам его назвали.
web-home-guest = Картограф { $number }
web-home-untitled = Стол без названия
web-home-solo-table = Игра соло

## Столы для всех

web-home-public = Открытые столы
web-home-public-all = Все открытые столы
web-home-public-about = Сядьте на свободное место или посмотрите, как рисуют другие.
web-home-public-none = Сейчас нет открытых столов.
web-home-public-invite = Откройте свой — и вас найдут.
web-home-public-lost = Список сейчас недоступен. Скоро попробуем ещё раз.
web-home-public-waits = Ищем столы…
web-home-public-count =
    { $count ->
        [one] { $count } открытый стол
        [few] { $count } открытых стола
        [many] { $count } открытых столов
       *[other] { $count } открытых стола
    }
web-home-status-open = ждёт игроков
web-home-status-playing = идёт игра
web-home-status-finished = игра окончена
web-home-status-closed = закрыт
web-home-taken =
    { $seats ->
        [one] занято { $taken } из { $seats } места
        [few] занято { $taken } из { $seats } мест
        [many] занято { $taken } из { $seats } мест
       *[other] занято { $taken } из { $seats } места
    }
web-home-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
web-home-sit = Сесть
web-home-sit-at = Сесть за стол: { $title }
web-home-watch = Смотреть
web-home-watch-at = Смотреть: { $title }

## Новый стол

web-home-new-about = Выберите игру; остальное можно оставить как есть.
web-home-preset = Игра
web-home-preset-base = Классика: четыре сезона, руины и четыре вида монстров.
web-home-preset-base-skills = Классика, где за монеты можно купить особые ходы.
web-home-preset-heroes = Герои охраняют ваши земли, а у монстров свои способности.
web-home-preset-first_game = «Герои» с указами, с которых легче всего начать.
web-home-preset-everything = Герои, навыки, все указы и все монстры в одной игре.
web-home-seats = Места
web-home-seats-hint = Одно место — игра соло. В начале игры свободные места займут боты.
web-home-seats-fewer = На одно место меньше
web-home-seats-more = На одно место больше
web-home-who = Кто может присоединиться
web-home-private = Только по ссылке
web-home-private-about = Стол найдут лишь те, у кого есть ссылка.
web-home-in-list = Все
web-home-in-list-about = Стол виден в общем списке.
web-home-table-title = Название стола
web-home-table-title-hint = Не обязательно; его видят все, кто видит стол.
web-home-name = Ваше имя
# Checked in 2026.
web-home-name-hint = От 1 до 20 знаков; его видят другие за столом.
web-home-details = Настройки игры
web-home-details-hint = Планшет, карты, герои, навыки, домашние правила, отмена хода
web-home-map = Планшет
web-home-explore = Карты исследования
web-home-seasons = Карты сезонов
web-home-season-times = Время: { $times }
web-home-box-base = Базовая игра
web-home-box-heroes = Герои
web-home-box-add_on = Дополнение «Засада»
web-home-heroes = Добавить карты героев
web-home-heroes-about = Каждый сезон в колоду входит одна карта героя; герой охраняет клетки от монстров.
web-home-skills-all = Все восемь: из них раздают три
web-home-skills-none = Без навыков
web-home-skills-choose = Выбрать навыки
web-home-skills-which = Какие навыки
web-home-skills-hint = Не менее трёх; если больше, раздают три из них.
web-home-ambushes = Карты засады
web-home-ambushes-sets = Целыми наборами
web-home-ambushes-choose = Выбрать карты
web-home-ambushes-which = Какие карты засады
web-home-ambushes-hint = Не менее четырёх; если больше, раздают четыре из них.
web-home-scoring = Указы
web-home-scoring-dealt = Раздать случайно
web-home-scoring-from = Раздать из
web-home-scoring-from-none = Выберите хотя бы одну коробку, из которой раздавать указы.
web-home-scoring-chosen = Выбрать указы
web-home-scoring-edict = Указ { $letter }: { $category }
web-home-ambush-by = Кто рисует монстров
web-home-ambush-neighbour = Сосед
web-home-ambush-neighbour-about = Планшеты передают по кругу, и каждый рисует на чужом.
web-home-ambush-walk = Карта
web-home-ambush-walk-about = Монстры сами находят себе место, как в игре соло.
web-home-take-back = Можно забрать ход
web-home-take-back-about = Пока другие ещё рисуют, свой рисунок можно забрать назад.
web-house-ruins_cards = Карты руин
web-house-ruins_cards-auto = Как в правилах
web-house-ruins_cards-auto-about = В базовой игре всегда, в «Героях» — как только добавлено что-то из другой коробки.
web-house-ruins_cards-yes = Всегда в колоде
web-house-ruins_cards-yes-about = Домашнее правило для одних «Героев».
web-house-ruins_cards-no = Без них
web-house-ruins_cards-no-about = Домашнее правило везде, где правила игры их добавляют; с базовыми картами исследования руины есть всегда.
web-house-fallback_terrain = Когда ни одна фигура не помещается
web-house-fallback_terrain-any = Любая местность
web-house-fallback_terrain-any-about = Одну клетку можно заполнить чем угодно.
web-house-fallback_terrain-card = Местность с карты
web-house-fallback_terrain-card-about = Домашнее правило: одной клетке достаётся местность с карты, как в раннем издании.
web-house-full_map = Если планшет соло заполнен раньше срока
web-house-full_map-all = Считают все сезоны
web-house-full_map-all-about = Каждый оставшийся сезон считают на этом планшете.
web-house-full_map-running = Считают текущий сезон
web-house-full_map-running-about = Домашнее правило: сезоны после текущего ничего не приносят.
web-house-great_city = Великий город у горы
web-house-great_city-cluster = Не считается вся область
web-house-great_city-cluster-about = Считается самая большая область поселений, не примыкающая к горе.
web-house-great_city-spaces = Не считаются отдельные клетки
web-house-great_city-spaces-about = Домашнее правило, как в украинском издании: считается самая большая область поселений без клеток у горы.
web-house-ambush_count = Засады в колоде
web-house-ambush_count-about = Домашнее правило, если не 4. Если меньше, в последние сезоны новых нет. Игра без зачёта.
web-house-skill_count = Навыки в игре
web-house-skill_count-about = Домашнее правило, если не 3. Игра без зачёта.
web-house-powers = Силы монстров
web-house-powers-every = После каждого сезона
web-house-powers-every-about = С сезона появления зомби и тролль действуют после каждого подсчёта.
web-house-powers-own = Только после своего сезона
web-house-powers-own-about = Домашнее правило: зомби и тролль действуют один раз, после сезона, в котором появились. Игра без зачёта.
web-home-deal = Сыграть раздачу ещё раз
web-home-deal-hint = Введите код оконченной игры, чтобы получить те же карты.
web-home-deal-code = Код раздачи
web-home-deal-known = Найдено: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Эту раздачу ещё никто не доиграл.
        [one] { $count } результат, лучший: { $best }.
        [few] { $count } результата, лучший: { $best }.
        [many] { $count } результатов, лучший: { $best }.
       *[other] { $count } результата, лучший: { $best }.
    }
# Checked in 2026.
web-home-deal-bad = В коде 26 знаков: строчные латинские буквы и цифры.
web-home-opens = Открыть стол
web-home-opening = Готовим стол…

## Настройки

web-home-settings = Настройки
web-home-settings-about = Они хранятся в этом браузере и действуют сразу.
web-home-you = Вы
web-home-colour = Цвет вашего места
web-home-colour-none = Любой
web-home-colour-red = Красный
web-home-colour-orange = Оранжевый
web-home-colour-yellow = Жёлтый
web-home-colour-green = Зелёный
web-home-colour-teal = Бирюзовый
web-home-colour-blue = Синий
web-home-colour-violet = Фиолетовый
web-home-colour-pink = Розовый
web-home-colour-brown = Коричневый
web-home-colour-grey = Серый
web-home-save-name = Сохранить имя и цвет
web-home-saved = Сохранено. Действует для новых столов.
web-home-motion = Анимация
web-home-motion-system = Как в системе
web-home-motion-full = Полная
web-home-motion-reduced = Уменьшенная
web-home-confirm = Отправка рисунка
web-home-confirm-button = Кнопкой
web-home-confirm-button-about = Ничего не отправляется, пока вы её не нажмёте.
web-home-confirm-timer = Через пять секунд
web-home-confirm-timer-about = Автоматически, если не менять рисунок.
web-home-confirm-at_once = Сразу
web-home-confirm-at_once-about = Как только фигура положена.
web-home-keys = Клавиши из одной буквы
web-home-keys-about = R — повернуть, F — отразить, цифры — выбрать. Выключите, если управляете компьютером голосом или случайно нажимаете клавиши.

## Здесь ничего нет

web-home-lost = В этой части карты ничего нет
web-home-lost-about = Возможно, ссылка обрезана или страница переехала.
web-home-lost-back = На главную

## Отказы

web-home-no-line = Нет связи с сервером. Проверьте соединение и попробуйте ещё раз.
web-home-refused = Не получилось. Попробуйте ещё раз чуть позже.

# Other things to do
web-home-learn = Научиться играть
web-home-learn-about = первый сезон, шаг за шагом, пять минут
web-home-daily = Раздача дня
web-home-daily-about = одни и те же карты для всех; засчитывается одна попытка
web-home-cards = Карты
web-home-cards-about = каждая карта с правилом и нарисованными примерами
web-home-maps = Свои планшеты
web-home-maps-about = горы, руины и ущелья там, где хотите
web-home-own-map = Создать свой планшет
web-home-own-map-change = Изменить
web-home-paper = Игра на бумаге
web-home-paper-about = листы для печати, карты на экране, подсчёт звёзд
web-home-events = События
web-home-puzzle = Задачи
web-home-puzzle-about = Один рисунок явно лучше всех: найдите его
