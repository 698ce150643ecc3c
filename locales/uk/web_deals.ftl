# Роздачі після гри та роздача дня.
#
# Словничок: deal — роздача, result — результат, try — спроба, rated — зарахований (зіграв той, хто
# роздачі ще не бачив), table of the day — таблиця дня.

## Роздача

web-deals-title = Зіграти роздачу
web-deals-coming = Завантажуємо роздачу…
web-deals-same-cards = Ті самі карти в тому самому порядку для всіх
web-deals-invited = { $who } запрошує вас зіграти з тими самими картами
web-deals-fresh = Ваша перша гра з цією роздачею зарахується.
web-deals-seen = Ви вже бачили цю роздачу. Її можна зіграти ще раз, але зараховується лише перша гра.
web-deals-of-day = Це була роздача дня: { $day }.
web-deals-with-skills = з навичками
web-deals-alone = Зіграти соло
web-deals-together = Зіграти з друзями
web-deals-share = Посилання для друзів
web-deals-share-about = Кожен, хто його відкриє, гратиме з тими самими картами.
web-deals-share-own = Кожен, хто його відкриє, гратиме з тими самими картами й зможе порівняти ваш планшет зі своїм.
web-deals-none = Її ще ніхто не дограв.

## Результати

web-deals-group =
    { $seats ->
        [1] Результати одиночних ігор
        [one] Результати ігор на { $seats } місце
        [few] Результати ігор на { $seats } місця
        [many] Результати ігор на { $seats } місць
       *[other] Результати ігор на { $seats } місця
    }
web-deals-rated-count =
    { $count ->
        [0] Зарахованих результатів ще немає.
        [one] { $count } зарахований результат.
        [few] { $count } зараховані результати.
        [many] { $count } зарахованих результатів.
       *[other] { $count } зарахованого результату.
    }
web-deals-ten = Від десяти результатів видно, скількох ви випередили.
web-deals-place = { $place } місце з { $of }
web-deals-place-better = { $place } місце з { $of }: краще, ніж у { $percent } % інших
web-deals-par = Норма { $par }
web-deals-par-you = Норма { $par }, ви { $stars }
web-deals-par-about = Норма — скільки зірок у середньому здобуває з цими картами сильний бот.
web-deals-rank = Місце
web-deals-map = Планшет
web-deals-member = Учасник
web-deals-you = ви
web-deals-unrated = не зараховано
web-deals-yours = Ваш планшет
web-deals-beside = Інший планшет поруч із вашим
web-deals-by-edict = Зірки за указами
web-deals-coins = Монети
web-deals-monsters = Монстри
web-deals-spoils = Планшет видає карти. Якщо ви подивитеся його, ваша гра з цією роздачею не зарахується.
web-deals-show = Показати планшет
web-deals-rather-not = Не треба

## Після гри

web-deals-was-rated = Цю гру зараховано: раніше ви цієї роздачі не бачили.
web-deals-was-not-rated = Цю гру не зараховано: зараховується лише перша гра з роздачею.
web-deals-page = Результати й посилання на роздачу
web-deals-choose = Виберіть результат
web-deals-option = { $who } ({ $stars })
web-deals-sealed = Доказ роздачі опублікуємо, коли день скінчиться.

## Під час гри

web-deals-ghost = Поруч із вашим планшетом
web-deals-ghost-whose = Чий планшет показати
web-deals-ghost-none = Без іншого планшета
web-deals-ghost-start = До першої карти.
web-deals-ghost-after =
    { $count ->
        [one] { $who } після { $count } карти:
        [few] { $who } після { $count } карт:
        [many] { $who } після { $count } карт:
       *[other] { $who } після { $count } карти:
    }

## Роздача дня

web-deals-day = Роздача минулого дня
web-deals-played =
    { $count ->
        [0] Її ще ніхто не дограв
        [one] Її дограв { $count } гравець
        [few] Її дограли { $count } гравці
        [many] Її дограли { $count } гравців
       *[other] Її дограли { $count } гравця
    }
web-deals-play-today = Почати залікову спробу
web-deals-go-on = Продовжити спробу
web-deals-play-again = Зіграти ще раз, без заліку
web-deals-play-late = Зіграти зараз, без заліку
web-deals-try-about = Зараховується одна спроба — перша, яку ви почнете. Її треба дограти до кінця дня.
web-deals-hurry = Лишилося менше години.
web-deals-again-about = Сьогоднішню залікову спробу ви вже використали. Далі — тренування.
web-deals-late-about = День закінчився, тож ця гра не потрапить до його таблиці.
web-deals-given-up = Вашу спробу завершено без вас, тому місця в таблиці немає.
# Checked in 2026.
web-deals-ended = Ви завершили спробу достроково, тому місця в таблиці немає.
web-deals-next = Наступна роздача через
web-deals-change = о { $time } за вашим часом, опівночі за UTC
web-deals-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
web-deals-fair = Чи це чесно?
web-deals-fair-about = Карти витягнуто навмання, коли прийшов перший гравець. Ця печатка не дає нам їх підмінити; її відкриємо, коли день скінчиться.
web-deals-table = Таблиця дня
web-deals-table-hidden = Ви побачите її, коли дограєте свою спробу: чужі планшети видали б карти.
web-deals-table-empty = Ніхто не дограв залікової спроби.
web-deals-top =
    { $count ->
        [one] Показано { $count } найкращий результат і ваш.
        [few] Показано { $count } найкращі результати й ваш.
        [many] Показано { $count } найкращих результатів і ваш.
       *[other] Показано { $count } найкращого результату й ваш.
    }
web-deals-days = Інші дні
web-deals-day-before = Попередній день
web-deals-day-after = Наступний день
web-deals-hidden = Це спроба зіграти роздачу дня
web-deals-hidden-why = Інші можуть глянути на неї, коли дограють свою або коли день скінчиться. Спершу зіграйте самі.
