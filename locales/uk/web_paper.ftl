# Для тих, хто грає на папері: плакати й чисті аркуші для друку, карти для показу, підрахунок аркуша.
#
# Словничок: sheet — аркуш (папір, на якому малюють), side — сторона (мапа від А до Г), poster — плакат,
# brush — пензель, edict — указ, season — сезон, ruins — руїни, ambush — засідка, to turn a card —
# відкрити карту, to lay out — розкласти.

web-paper-about = Для столу зі справжнім папером: надрукуйте аркуші, нехай екран відкриває карти, а наприкінці рахує бали.
web-paper-poster-hint = Завершену гру онлайн можна надрукувати як плакат: шукайте його в підсумку гри.

## Друк

web-paper-size = Папір
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-print = Друкувати
web-paper-pages =
    { $count ->
        [0] Ще нічого не вибрано.
        [one] { $count } сторінка
        [few] { $count } сторінки
        [many] { $count } сторінок
       *[other] { $count } сторінки
    }

## Плакат

web-paper-poster = Плакат
web-paper-poster-about = Нижче — те, що надрукує принтер.
web-paper-poster-later = Плакат буде готовий, коли гра завершиться.
web-paper-to-table = Назад до столу
web-paper-whose = Чия мапа
web-paper-land = Назва краю
web-paper-land-of = Край: { $who }
web-paper-by = автор: { $who }, { $date }

## Чисті аркуші

web-paper-sheets = Надрукувати чисті аркуші
web-paper-sheets-about = Чотири сторони від А до Г, по одній на сторінці, з місцем для імен і зірок.
web-paper-copies = Скільки аркушів кожної сторони
web-paper-blank-map = Мапа для малювання
web-paper-name = Ім’я
web-paper-title = Титул
web-paper-coins =
    { $count ->
        [one] Лічильник на { $count } монету
        [few] Лічильник на { $count } монет
        [many] Лічильник на { $count } монет
       *[other] Лічильник на { $count } монету
    }

## Відкривання карт

web-paper-flip = Карти для гри на папері
web-paper-flip-about = Мапи лишаються на папері; екран відкриває карти, стежить за часом і каже, що рахувати.
web-paper-flip-begin = Перетасувати карти
web-paper-flip-go-on = Продовжити з розкладеними картами
web-paper-flip-new = Перетасувати нові карти
web-paper-flip-ready = Карти перетасовано
web-paper-flip-ready-why = Кожному потрібні аркуш і олівець. Погляньте на укази й відкрийте першу карту.
web-paper-flip-first = Відкрити першу карту
web-paper-flip-next = Відкрити наступну карту
web-paper-flip-count = Усі намалювали: порахувати сезон ({ $season })
web-paper-flip-season = Почати наступний сезон: { $season }
web-paper-flip-ruins = Фігура має накрити порожню клітинку руїн. Якщо це неможливо, заповніть одну клітинку будь-якою місцевістю.
web-paper-flip-then = Одразу відкрийте наступну карту.
web-paper-flip-last = Час вичерпано: це остання карта сезону ({ $season }).
web-paper-flip-counting = Сезон завершено ({ $season }): рахуйте укази { $edicts }
web-paper-flip-coins = По зірці за кожну монету.
web-paper-flip-monsters = На зірку менше за кожну порожню клітинку поруч із монстром.
web-paper-flip-over = Рік завершено. Підсумуйте всі чотири сезони; перемагає той, у кого найбільше зірок.
web-paper-flip-tie = За нічиєї перемагає той, хто за весь рік утратив менше зірок через монстрів. Якщо й тут порівну, перемога спільна.
web-paper-flip-alone = Гра соло
web-paper-flip-rating = Ваш рейтинг — це зірки мінус { $number }: сума чисел соло на чотирьох указах.
web-paper-flip-from = { $rating } і більше
web-paper-flip-below = менше ніж { $rating }
web-paper-flip-gone = Ці карти прибрано: їх цілий місяць ніхто не відкривав.
web-paper-flip-following = Ви лише дивитеся. Карти відкриває той, хто їх тасував.
web-paper-flip-link = Інші екрани
web-paper-flip-link-why = Хто відкриє це посилання, бачитиме ті самі карти. Відкриває їх лише цей пристрій.
web-paper-kind-ruins = Руїни
web-paper-kind-ambush = Засідка!
web-paper-kind-hero = Герой
web-paper-coin = з монетою
web-paper-spaces =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }

## Підрахунок аркуша

web-paper-score = Порахувати мій аркуш
web-paper-score-about = Зафарбуйте те, що намалювали; кожен указ буде пораховано й пояснено.
web-paper-score-map = Аркуш для підрахунку
web-paper-side-hint = Інша сторона починається з чистого аркуша.
web-paper-brush = Малювати
web-paper-brush-hint = Натисніть клітинку, щоб зафарбувати, і ще раз, щоб очистити. На мапі малюють і літери, а Delete очищає.
web-paper-edict = Указ { $letter }
web-paper-season = Рахувати
web-paper-season-all = Усі чотири укази
web-paper-result = Скільки це дає
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } за кожну: { $spaces }
web-paper-totals = Зірки за сезонами
web-paper-totals-hint = Разом із монетами й монстрами, ніби аркуш мав такий вигляд кожного сезону.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } зірка.
        [few] { $season }: { $count } зірки.
        [many] { $season }: { $count } зірок.
       *[other] { $season }: { $count } зірки.
    }
web-paper-text = Аркуш як текст
web-paper-text-label = По одному знаку на клітинку
web-paper-text-hint = F — ліс, V — поселення, C — поля, W — водойма, X — монстри, r — порожні руїни, ^ — гори, # — ущелина; малі літери стоять на руїнах.
web-paper-text-copy = Копіювати текст
web-paper-text-copied = Текст скопійовано.
web-paper-text-take = Взяти цей текст
web-paper-text-taken = Взято: { $map }.
web-paper-clear = Очистити аркуш
