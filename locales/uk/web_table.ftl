# Що каже сторінка столу: очікування, хід, засідка, підрахунок, підсумок.
#
# Словничок: table — стіл, seat — місце, host — господар (хто відкрив стіл), bot — бот,
# guest — глядач, deal — роздача, rematch — реванш.
# Імена гравців стоять у називному відмінку.

## Усюди

web-table-inkland = Inkland
web-table-page = { $title } · Inkland
web-table-untitled = Стіл
web-table-home = На головну
web-close = Закрити
web-stars = зірки
# Checked in 2026.
web-table-coming = Готуємо стіл…
web-table-gone = Такого столу немає
web-table-gone-why = Можливо, посилання неповне або стіл давно видалено.
web-table-closed = Цей стіл закрито
web-table-closed-why = Гру покинули, або довго ніхто не приходив. Результату немає.
web-table-ended = Господар завершив гру
web-table-ended-why = Вона не має результату й ніде не зараховується. За бажання зіграйте ще раз із тими самими людьми.
web-table-signed-out = Сеанс завершено
web-table-signed-out-why = Ваш сеанс завершено — тут або на іншому пристрої. Ваші ігри тривають: доки ви не повернетеся, грає бот.
# Checked in 2026.
web-table-log-in = Увійти
web-table-no-line = Зараз сервер недоступний. Спробуйте ще раз.
web-table-refused = Зараз це неможливо.

## Хід

web-table-skip = Перейти до планшета
web-table-seasons = Сезони
web-table-scoring = підрахунок
web-table-time = час: { $used } з { $limit }
web-table-time-and = час: { $used } + { $card } з { $limit }
web-table-time-up = час вийшов
web-table-time-short = { $used } з { $limit }
web-table-time-and-short = { $used } + { $card } з { $limit }
web-table-your-map = Ваш планшет
web-table-map-of = Планшет: { $who }
web-table-caption = { $map }, автор: { $who }
web-table-caption-theirs = { $map }, автор: { $who }, монстри: { $you }
web-table-between = Між двома картами
web-table-watching = Ви глядач. Виберіть місце, щоб побачити його планшет.
web-ledger-coins =
    { $count ->
        [one] { $count } монета з { $of }
        [few] { $count } монети з { $of }
        [many] { $count } монет з { $of }
       *[other] { $count } монети з { $of }
    }
web-ledger-coins-spent =
    { $count ->
        [one] { $count } монета з { $of }, витрачено { $spent }
        [few] { $count } монети з { $of }, витрачено { $spent }
        [many] { $count } монет з { $of }, витрачено { $spent }
       *[other] { $count } монети з { $of }, витрачено { $spent }
    }
web-skill-used = цього сезону навичку використано
web-skill-free = цього сезону навичку не використано

## Укази

web-edict-heading = Укази
web-edict-now = рахується зараз
web-edict-spring = рахується навесні
web-edict-summer = рахується влітку
web-edict-fall = рахується восени
web-edict-winter = рахується взимку
web-edict-over = вже пораховано
web-edict-lit =
    { $count ->
        [0] Жодна клітинка ще не дає зірки.
        [one] { $count } підсвічена клітинка, зірок: { $stars }
        [few] { $count } підсвічені клітинки, зірок: { $stars }
        [many] { $count } підсвічених клітинок, зірок: { $stars }
       *[other] { $count } підсвіченої клітинки, зірок: { $stars }
    }
web-edict-close = До всього планшета

## Колода

web-deck-open = Показати карти, які вже були, і ті, що ще можуть випасти
web-deck-title = Колода цього сезону
web-deck-why = Це може порахувати кожен за столом: нічого таємного тут немає.
web-deck-short = Лишилося: { $count }, засідок: { $ambushes }
web-deck-left =
    { $count ->
        [one] Лишилася { $count } карта
        [few] Лишилися { $count } карти
        [many] Лишилося { $count } карт
       *[other] Лишилося { $count } карти
    }
web-deck-ambush = засідка: { $count } з { $of }
web-deck-hero = герой: { $count } з { $of }
web-deck-ruins = руїни: { $count } з { $of }
web-deck-come =
    { $count ->
        [one] Ще випаде { $count } карта
        [few] Ще випадуть { $count } карти
        [many] Ще випаде { $count } карт
       *[other] Ще випаде { $count } карти
    }
web-deck-for-sure = Точно в колоді
web-deck-one-of-ambush = Засідка: { $count } з цих { $of }
web-deck-one-of-hero = Герої: { $count } з цих { $of }
web-deck-was = Уже були цього сезону
web-deck-none = Ще жодної.

## Місця

web-seat-heading = За столом
web-seat-you = Ви
web-seat-bot = бот
web-seat-drawing = малює
web-seat-done = готово
web-seat-away = немає на місці
web-seat-waits = чекає
# Checked in 2026.
web-seat-stood-in = Замість вас грає бот.
web-seat-back = Повернутися на своє місце
web-seat-bot-plays = далі грає бот
web-seat-gone = вже не грає
web-seat-neighbour = ваш сусід
web-seat-neighbours = Ваші сусіди
web-seat-seek = Знайти гравця
web-seat-found =
    { $count ->
        [one] Знайдено { $count } гравця
        [few] Знайдено { $count } гравців
        [many] Знайдено { $count } гравців
       *[other] Знайдено { $count } гравця
    }
web-seat-guests =
    { $count ->
        [one] Дивиться { $count } глядач
        [few] Дивляться { $count } глядачі
        [many] Дивляться { $count } глядачів
       *[other] Дивляться { $count } глядача
    }
web-seat-awaited = Ще малюють: { $names }
web-seat-awaited-many =
    { $count ->
        [one] Ще малює { $count } гравець
        [few] Ще малюють { $count } гравці
        [many] Ще малюють { $count } гравців
       *[other] Ще малюють { $count } гравця
    }

## Засідка

web-ambush-draw = Ви малюєте на чужому планшеті: { $who }
web-ambush-destroy = Ви знищуєте клітинку на чужому планшеті: { $who }
web-ambush-clockwise = { $card }: планшети передають сусідові ліворуч.
web-ambush-counterclockwise = { $card }: планшети передають сусідові праворуч.
web-ambush-mine = Ваш планшет у гравця { $who }
web-ambush-edicts = Чим це шкодить: { $who }
web-ambush-chain = Хто на чиєму планшеті малює
web-ambush-draws-on = малює на планшеті:
web-ambush-on-yours = На вашому планшеті малює { $who }

## Що сталося

web-log-live = Що відбувається
web-log-note = Що сталося на вашому планшеті
web-log-season = Починається сезон: { $season }.
web-log-card = Карта: { $card }.
web-log-you-drew = Ви намалювали: { $terrain }, { $spaces }.
web-log-drew-on-you = На вашому планшеті малює { $who }: { $terrain }, { $spaces }.
web-log-walked = { $card } на вашому планшеті: { $terrain }, { $spaces }.
web-log-walk =
    Пошук починається в { $corner ->
        [top_left] лівому верхньому
        [top_right] правому верхньому
        [bottom_right] правому нижньому
       *[bottom_left] лівому нижньому
    } куті й іде вздовж краю { $direction ->
        [clockwise] за годинниковою стрілкою
       *[counterclockwise] проти годинникової стрілки
    }. { $passed ->
        [0] Підходить перше ж місце.
        [one] { $passed } місце не підходить, наступне підходить.
        [few] { $passed } місця не підходять, наступне підходить.
       *[other] { $passed } місць не підходять, наступне підходить.
    }
web-log-vanished = { $card }: монстри не знайшли місця на вашому планшеті й зникли.
web-log-you-hero = Ваш герой стоїть на { $space }.
web-log-you-destroyed = На вашому планшеті знищено: { $spaces }.
web-log-you-coins =
    { $count ->
        [one] Ви отримуєте { $count } монету { $reason }.
        [few] Ви отримуєте { $count } монети { $reason }.
        [many] Ви отримуєте { $count } монет { $reason }.
       *[other] Ви отримуєте { $count } монети { $reason }.
    }
web-log-you-skill = Ваша навичка: «{ $skill }».
web-log-you-took-back = Ви забрали свій малюнок назад.
web-log-you-scored =
    { $count ->
        [one] { $season }, підрахунок: у вас { $count } зірка.
        [few] { $season }, підрахунок: у вас { $count } зірки.
        [many] { $season }, підрахунок: у вас { $count } зірок.
       *[other] { $season }, підрахунок: у вас { $count } зірки.
    }
web-log-drew = { $who } малює: { $terrain }, { $spaces }.
web-log-got = Планшет ({ $who }): { $terrain }, { $spaces }.
web-log-skill = { $who }: навичка «{ $skill }».
web-log-scored =
    { $count ->
        [one] { $who }, { $season }: { $count } зірка.
        [few] { $who }, { $season }: { $count } зірки.
        [many] { $who }, { $season }: { $count } зірок.
       *[other] { $who }, { $season }: { $count } зірки.
    }
web-log-solo =
    { $count ->
        [one] Гру завершено: { $count } зірка, { $title }.
        [few] Гру завершено: { $count } зірки, { $title }.
        [many] Гру завершено: { $count } зірок, { $title }.
       *[other] Гру завершено: { $count } зірки, { $title }.
    }
web-log-over-you =
    { $count ->
        [one] Гру завершено: ви на { $place } місці, { $count } зірка.
        [few] Гру завершено: ви на { $place } місці, { $count } зірки.
        [many] Гру завершено: ви на { $place } місці, { $count } зірок.
       *[other] Гру завершено: ви на { $place } місці, { $count } зірки.
    }
web-log-over =
    { $count ->
        [one] Гру завершено: перемагає { $who }, { $count } зірка.
        [few] Гру завершено: перемагає { $who }, { $count } зірки.
        [many] Гру завершено: перемагає { $who }, { $count } зірок.
       *[other] Гру завершено: перемагає { $who }, { $count } зірки.
    }

## Меню

web-menu = Меню столу
web-menu-log = Що сталося
web-menu-log-empty = Від відкриття сторінки ще нічого не сталося.
web-menu-signs = Як читати мапу
web-menu-signs-why = Кожна місцевість має власні знак, візерунок і тон.
web-menu-signs-places = Літера — це рядок, число — стовпчик: B4 у другому рядку, четверта зліва.
web-menu-scores = { $season }: як рахували
web-menu-leave = Вийти з гри
web-menu-leave-why = За вас гратиме бот. Доки гра триває, можна повернутися за тим самим посиланням.
web-menu-stay = Лишитися
web-menu-end = Завершити гру для всіх
web-menu-end-why = Гра зупиниться для всіх без результату, і продовжити її буде неможливо.
web-menu-end-not = Грати далі
web-menu-language = Мова
web-menu-language-en = English
web-menu-language-uk = Українська
web-menu-language-ru = Русский
web-menu-language-cs = Čeština
web-menu-language-pl = Polski
web-link-address = Адреса столу
web-link-copy = Копіювати посилання
web-link-copied = Посилання скопійовано
web-link-not-copied = Адресу виділено: скопіюйте її вручну.
web-link-share = Поділитися

## Очікування

web-room-seats = Місця: зайнято { $taken } з { $of }
web-room-people =
    { $count ->
        [one] За столом { $count } людина
        [few] За столом { $count } людини
        [many] За столом { $count } людей
       *[other] За столом { $count } людини
    }
web-room-free = Вільне місце
web-room-you = ви
web-room-host = господар
web-room-rename = Перейменувати
web-room-remove = Прибрати: { $who }
web-room-sit = Сісти за стіл
web-room-sit-short = Сісти тут
web-room-sit-here = Сісти тут, місце { $number }
web-room-bot-short = Бот
web-room-bot-here = Бот на місце { $number }
web-room-full = Усі місця зайнято. Можна залишитися глядачем.
web-room-number = Кількість місць
web-room-fewer = На одне місце менше
web-room-more = На одне місце більше
web-room-bot = Бот
web-room-fill =
    { $count ->
        [one] Посадити бота на { $count } вільне місце
        [few] Посадити ботів на { $count } вільні місця
        [many] Посадити ботів на { $count } вільних місць
       *[other] Посадити ботів на { $count } вільного місця
    }
web-room-public = Показувати стіл у загальному списку
web-room-invite = Запросити інших
web-room-is-public = Стіл є в загальному списку. Або надішліть це посилання:
web-room-is-private = Стіл знайде лише той, хто має це посилання:
web-room-empty =
    { $count ->
        [one] На { $count } вільному місці гратиме бот.
        [few] На { $count } вільних місцях гратимуть боти.
        [many] На { $count } вільних місцях гратимуть боти.
       *[other] На { $count } вільного місця гратимуть боти.
    }
web-room-start = Почати гру
web-room-arriving =
    { $count ->
        [one] { $count } людина саме сідає за стіл.
        [few] { $count } людини саме сідають за стіл.
        [many] { $count } людей саме сідають за стіл.
       *[other] { $count } людини саме сідають за стіл.
    }
web-room-start-later = Зачекати
web-room-start-now = Почати без них
web-room-waits = Гра почнеться, щойно всі сядуть.
web-room-close = Закрити стіл
web-room-leave = Встати з-за столу
web-room-wait = Гру починає господар столу. Вона відразу з’явиться тут.
web-room-name = Ваше ім’я
web-room-colour = Ваш колір
web-room-keep = Зберегти
web-room-cancel = Скасувати
web-room-game = Гра
web-land-summary = Назвіть свій край
web-land-name = Назва вашого краю
web-land-hint = За бажання, до 30 знаків; її бачать усі за столом.
web-land-crest = Герб
web-land-keep = Зберегти
web-land-caption = { $land }, автор: { $who }
web-crest-tower = Вежа
web-crest-oak = Дуб
web-crest-sheaf = Сніп
web-crest-wave = Хвиля
web-crest-peak = Вершина
web-crest-sun = Сонце
web-crest-moon = Місяць
web-crest-star = Зірка
web-crest-key = Ключ
web-crest-anchor = Якір
web-crest-crown = Корона
web-crest-fish = Риба
web-room-changed = { $preset }, змінено
web-room-house-rules = Домашні правила
web-room-house-no_ruins_cards = Карти руїн вилучено з цього поєднання.
web-room-house-more_ruins_cards = Карти руїн у колоді, хоча грають лише «Героїв».
web-room-house-fallback_terrain = Коли жодна фігура не вміщується, одна клітинка отримує місцевість із карти.
web-room-house-full_map = Якщо планшет соло заповнено завчасно, рахують лише поточний сезон.
web-room-house-great_city = Величне місто: рахується найбільша ділянка поселень без клітинок біля гори.
web-room-house-ambush_count =
    { $ambushes ->
        [0] У колоді немає засідок. Гра без заліку.
        [one] У колоді лише { $ambushes } засідка. Гра без заліку.
        [few] У колоді лише { $ambushes } засідки. Гра без заліку.
        [many] У колоді лише { $ambushes } засідок. Гра без заліку.
       *[other] У колоді лише { $ambushes } засідки. Гра без заліку.
    }
web-room-house-skill_count =
    { $skills ->
        [one] У грі { $skills } навичка. Гра без заліку.
        [few] У грі { $skills } навички. Гра без заліку.
        [many] У грі { $skills } навичок. Гра без заліку.
       *[other] У грі { $skills } навички. Гра без заліку.
    }
web-room-house-powers = Зомбі й троль діють лише після сезону, коли з’явилися. Гра без заліку.
web-room-map = Планшет
web-room-explore = Карти дослідження
web-room-edicts = Укази
web-room-edicts-dealt = роздають із: { $boxes }
web-room-ambushes-dealt = { $dealt } з { $count } карт
web-room-skills-dealt = { $dealt } з { $count } карт
web-room-with = так
web-room-without = ні
web-room-fair = Роздачу запечатано: ось печатка таємниці сервера, визначеної ще до того, як хтось сів за стіл. Після гри її може перевірити кожен.
web-bot-random = бот: малює навмання
web-bot-greedy = бот: хапає все, що може
web-bot-inept_assistant = бот: { title-minus-10 }
web-bot-inept_assistant-strength = рейтинг соло близько −10
web-bot-apprentice_surveyor = бот: { title-0 }
web-bot-apprentice_surveyor-strength = рейтинг соло близько 4
web-bot-journeyman_topographer = бот: { title-10 }
web-bot-journeyman_topographer-strength = рейтинг соло близько 20
web-bot-master_mapsmith = бот: { title-20 }
web-bot-master_mapsmith-strength = рейтинг соло близько 32
web-bot-legendary_cartographer = бот: { title-30 }
web-bot-legendary_cartographer-strength = найсильніший: рейтинг соло понад 40
# Where bots are not compiled, as on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-inept_assistant-plain = рейтинг соло близько −9
web-bot-apprentice_surveyor-plain = рейтинг соло близько −2
web-bot-journeyman_topographer-plain = рейтинг соло близько 3
web-bot-played-by-greedy = тут замість нього грає «хапає, що може»: рейтинг соло близько 22
# The names of bots.
web-bot-inept_assistant-title = { title-minus-10 }
web-bot-apprentice_surveyor-title = { title-0 }
web-bot-journeyman_topographer-title = { title-10 }
web-bot-master_mapsmith-title = { title-20 }
web-bot-legendary_cartographer-title = { title-30 }

## Підрахунок сезону

web-score-skip-link = Перейти до підрахунку
web-score-step = Крок { $step } з { $of }
# Checked in 2026.
web-score-edict =
    { $count ->
        [0] { $name }: жодної зірки.
        [one] { $name }: { $count } зірка.
        [few] { $name }: { $count } зірки.
        [many] { $name }: { $count } зірок.
       *[other] { $name }: { $count } зірки.
    }
web-score-coins =
    { $count ->
        [0] Немає монет — немає й зірок.
        [one] { $count } монета дає { $count } зірку.
        [few] { $count } монети дають { $count } зірки.
        [many] { $count } монет дають { $count } зірок.
       *[other] { $count } монети дає { $count } зірки.
    }
web-score-monsters =
    { $count ->
        [0] Жодна порожня клітинка не межує з монстрами: нічого не втрачено.
        [one] { $count } порожня клітинка поруч із монстрами забирає { $count } зірку.
        [few] { $count } порожні клітинки поруч із монстрами забирають { $count } зірки.
        [many] { $count } порожніх клітинок поруч із монстрами забирає { $count } зірок.
       *[other] { $count } порожньої клітинки поруч із монстрами забирає { $count } зірки.
    }
web-score-total =
    { $count ->
        [one] { $season }: { $count } зірка; разом { $all }.
        [few] { $season }: { $count } зірки; разом { $all }.
        [many] { $season }: { $count } зірок; разом { $all }.
       *[other] { $season }: { $count } зірки; разом { $all }.
    }
# Checked in 2026.
web-score-lit =
    { $count ->
        [0] Уся мапа
        [one] Їх дає { $count } клітинка
        [few] Їх дають { $count } клітинки
        [many] Їх дає { $count } клітинок
       *[other] Їх дає { $count } клітинки
    }
web-score-lit-monsters =
    { $count ->
        [0] Уся мапа
        [1] { $count } порожня клітинка забирає зірку
        [one] { $count } порожня клітинка забирає по зірці
        [few] { $count } порожні клітинки забирають по зірці
        [many] { $count } порожніх клітинок забирає по зірці
       *[other] { $count } порожньої клітинки забирає по зірці
    }
web-score-so-far = { $season }, поки що
web-score-wait = ще не пораховано
web-score-back = Назад
web-score-next = Далі: { $name }
web-score-again = Ще раз
web-score-again-long = Ще раз із самого початку
web-score-skip = Пропустити
web-score-skip-long = Пропустити й перейти до суми
web-score-done = Грати далі
web-score-to-standing = До підсумку гри
web-score-others = { $name } за столом
web-score-now = зараз
web-score-game = гра

## Підсумок

web-end-skip = Перейти до підсумку
web-end-you-win = Ви перемогли
web-end-place = { $place } місце з { $of }
web-end-wins = Перемагає { $who }
web-end-rating = рейтинг { $rating }
web-end-your-map = Ваш готовий планшет
web-end-player = Гравець
web-end-lost =
    { $count ->
        [one] { $count } зірку втрачено через монстрів
        [few] { $count } зірки втрачено через монстрів
        [many] { $count } зірок втрачено через монстрів
       *[other] { $count } зірки втрачено через монстрів
    }
web-end-tie = Якщо зірок порівну, вище той, хто менше втратив через монстрів.
web-end-rematch = Реванш
web-end-join-rematch = Приєднатися до реваншу
web-end-same-deal = Зіграти ту саму роздачу
web-end-papers = Документи гри
web-end-transcript = Запис гри
web-end-proof = Доказ чесної роздачі
web-end-proof-why = Доказ відкриває печатку, яку було видно до гри: він показує, що карт ніхто не підтасував.

# What players say to each other: stamps and set phrases, short and friendly.
web-say = Сказати щось
web-say-heard = Що кажуть за столом
web-say-nudge-about = У грі на кілька днів можна раз на день нагадати тим, на кого всі чекають.
web-say-nudge = Нагадати: { $who }
web-say-nudged = Нагадування надіслано: { $who }.
web-say-left =
    { $count ->
        [one] ще { $count } раз під час цієї карти
        [few] ще { $count } рази під час цієї карти
       *[many] ще { $count } разів під час цієї карти
    }
web-say-none-left = Решта — з наступною картою
web-say-who = Кого чути
web-say-muted = не чути
web-say-loud = чути
web-say-well = Гарно!
web-say-ouch = Ой!
# Checked in 2026.
web-say-hm = Гм…
web-say-slow = Повільно…
web-say-hats-off = Знімаю капелюха!
web-say-good-game = Гарна гра
web-say-good-luck = Щасти!
web-say-your-turn = Ваш хід?
web-say-one-moment = Хвилинку
web-say-nice-corner = Гарний куточок
web-say-who-sent-that = Хто це прислав?
web-say-sorry-monsters = Вибачте за монстрів
web-say-again = Ще раз?
web-say-thank-you = Дякую

## Ways from the table to other pages

web-replay-link = Переглянути гру
web-paper-poster-print = Надрукувати плакат
web-you-device = Хто грає?
