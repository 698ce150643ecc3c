# Кінець гри: підрахунок зірок, як усе було, і малюнок для друзів.

web-finale-begins = Рахуємо сезони
web-finale-ahead = { $season }: веде { $who }, перевага { $count }
web-finale-level = { $season }: порівну { $who }
# Checked in 2026.
web-finale-last = { $season }: рахуємо…
web-finale-sum = { $season }: разом { $stars }
web-finale-skip = Одразу підсумок
web-finale-again = Показати ще раз
web-finale-you-by =
    { $count ->
        [one] Ви перемогли з перевагою в { $count } зірку
        [few] Ви перемогли з перевагою у { $count } зірки
        [many] Ви перемогли з перевагою у { $count } зірок
       *[other] Ви перемогли з перевагою у { $count } зірки
    }
web-finale-by =
    { $count ->
        [one] Перемагає { $who }, перевага { $count } зірка
        [few] Перемагає { $who }, перевага { $count } зірки
        [many] Перемагає { $who }, перевага { $count } зірок
       *[other] Перемагає { $who }, перевага { $count } зірки
    }
web-finale-you-share = Спільна перемога: ви, а також { $who }
web-finale-share = Спільна перемога: { $who }
web-finale-stars =
    { $count ->
        [one] { $stars } зірка
        [few] { $stars } зірки
        [many] { $stars } зірок
       *[other] { $stars } зірки
    }
web-finale-place = { $place } місце з { $of }, { $stars }
web-finale-solo = { $stars }, рейтинг { $rating }
web-finale-chart = Зірки за сезонами. Числа — нижче, у розділі «За сезонами».
web-finale-play-again = Зіграти ще
web-finale-maps =
    { $count ->
        [1] { $count } планшет
        [one] { $count } планшет із тих самих карт
        [few] { $count } планшети з тих самих карт
        [many] { $count } планшетів із тих самих карт
       *[other] { $count } планшета з тих самих карт
    }
web-finale-maps-some = Найкращі планшети: { $count } з { $of }
web-finale-led =
    { $key ->
        [summer] до літа — попереду всіх
        [fall] до осені — попереду всіх
       *[winter] до зими — попереду всіх
    }
web-finale-season =
    { $key ->
        [spring] найкраща весна за столом
        [summer] найкраще літо за столом
        [fall] найкраща осінь за столом
       *[winter] найкраща зима за столом
    }
web-finale-coins =
    { $count ->
        [one] { $count } монета — більше, ніж у будь-кого
        [few] { $count } монети — більше, ніж у будь-кого
        [many] { $count } монет — більше, ніж у будь-кого
       *[other] { $count } монети — більше, ніж у будь-кого
    }
web-finale-bitten =
    { $count ->
        [one] { $count } зірка дісталася монстрам, найбільше за столом
        [few] { $count } зірки дісталися монстрам, найбільше за столом
        [many] { $count } зірок дісталося монстрам, найбільше за столом
       *[other] { $count } зірки дісталося монстрам, найбільше за столом
    }
web-finale-safe =
    { $count ->
        [0] монстрам — жодної зірки
        [one] монстрам — лише { $count } зірка
        [few] монстрам — лише { $count } зірки
        [many] монстрам — лише { $count } зірок
       *[other] монстрам — лише { $count } зірки
    }
web-finale-best-own = Ваш найкращий хід
web-finale-best = Найкращий хід переможця
web-finale-best-text = { $what }. Кращого місця не було: наступне дало б на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } зірки менше.
web-finale-best-none = Жоден хід не вирізнився: для кожної карти було й інше місце, не гірше.
web-finale-costly-own = Ваш найдорожчий промах
web-finale-costly = Найдорожчий промах переможця
web-finale-costly-text = { $what }. У місці, показаному синім, він дав би на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } зірки більше.
web-finale-costly-none = Нічого не втрачено: з кожною картою суддя вчинив би так само.
web-finale-luck = Удача
web-finale-luck-own = Карти й засідки дали вам { $stars } зірки.
web-finale-luck-of = { $who }: карти й засідки принесли { $stars } зірки.
web-finale-luck-how = Удача — це те, як між двома ходами змінилося очікування судді.
web-finale-judge = Який хід вирішив гру?
web-finale-judge-about = Суддя переглядає кожен хід, знаючи лише те, що знав гравець: який хід дав найбільше, який коштував найдорожче і скільки було удачі.
web-finale-par = Чи це добре?
web-finale-over =
    { $count ->
        [0] Рівно за нормою
        [one] На { $count } зірку понад норму
        [few] На { $count } зірки понад норму
        [many] На { $count } зірок понад норму
       *[other] На { $count } зірки понад норму
    }
web-finale-under =
    { $count ->
        [one] На { $count } зірку нижче норми
        [few] На { $count } зірки нижче норми
        [many] На { $count } зірок нижче норми
       *[other] На { $count } зірки нижче норми
    }
web-finale-better = Краще, ніж у { $percent } % інших.
web-finale-histogram = Зараховані результати: { $of }, від { $least } до { $most } зірок
web-finale-mark-par = норма { $stars }
web-finale-mark-own = ви { $stars }
web-finale-show = Показати друзям
web-finale-show-about = Зображення створює ваш браузер. Нікуди нічого не надсилається.
web-finale-picture = Зберегти зображення
web-finale-copy = Копіювати текст
web-finale-copied = Текст скопійовано
web-finale-not-copied = Текст виділено: скопіюйте його вручну.
web-finale-words = Те саме словами
web-finale-same-cards = Зіграти з тими самими картами:
web-finale-more = Ще про цю гру
web-finale-seasons = За сезонами
web-finale-deal = Ця роздача
web-finale-strength-later = До вашої сили це зарахується, коли день закінчиться.
web-finale-strength-changed = Сила { $strength } ± { $deviation }, за цю роздачу { $change }
web-finale-strength-now = Сила { $strength } ± { $deviation }
