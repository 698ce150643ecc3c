# Таблиці лідерів, звання й печатки, місяць власних планшетів, планшети інших і те, що день робить із силою.
#
# Словник: роздача дня, планшет, зірки, пар, сила, матчпойнти (як у бриджі).

web-leaders-title = Таблиця лідерів
web-leaders-about = Хто найкраще зіграв роздачі дня з тими самими картами.
web-leaders-board = Що рахується
web-leaders-board-week = Цей тиждень
web-leaders-board-last_week = Минулий тиждень
web-leaders-board-month = Цей місяць
web-leaders-board-last_month = Минулий місяць
web-leaders-board-ever = За весь час: сила
web-leaders-board-streak = Дні поспіль
web-leaders-family = Роздачі
web-leaders-family-all = Усі роздачі
web-leaders-who = Хто
web-leaders-who-all = Усі
web-leaders-who-followed = За ким ви стежите
web-leaders-name = Ім’я
web-leaders-points = Матчпойнти
web-leaders-stars = Сила, щонайменше
web-leaders-days = Дні
web-leaders-about-points = За кожну роздачу — відсоток інших гравців, яких ви випередили, від 0 до 100; нічия дає половину. Усе додається. День рахується, коли закінчиться.
web-leaders-about-ever = Сила мінус подвоєна похибка: на стільки зірок за гру ви майже напевно кращі за бота «{ title-10 }». Попередні значення не враховано.
web-leaders-about-streak = Роздачі дня, зіграні поспіль, до останнього завершеного дня.
web-leaders-own = Ваше місце: { $rank } з { $people }
web-leaders-own-page = Показати моє місце
web-leaders-unlisted = Це місце бачите лише ви. Гостей тут немає, як і тих, хто цього не хоче.
web-leaders-none = Поки нікого.
web-leaders-page = Сторінка { $page } з { $pages }
web-leaders-before = Попередня сторінка
web-leaders-after = Наступна сторінка
web-leaders-coming = Завантажуємо таблицю…
web-leaders-listed = Показувати мене в таблицях лідерів
web-leaders-listed-about = Учасники є там з іменами, і їхні планшети можуть бути серед планшетів дня, якщо ви цього не вимкнете.
web-titles-title = Звання
web-titles-about = За ігри соло
web-titles-from = від рейтингу { $rating }
web-titles-got = здобуто
web-seals-title = Печатки
web-seals-count = { $earned } з { $of }
web-seals-earned = здобуто
web-seals-progress = { $value } з { $target }
web-seal-row = Під лінійку
web-seal-row-about = повних рядків і стовпчиків на одному планшеті: { $target }
web-seal-fence = За надійним тином
web-seal-fence-about = клітинок із монстрами на одному планшеті: { $target }, і жодна не межує з порожньою
web-seal-river = Довга річка
web-seal-river-about = водойма з { $target } клітинок
web-seal-pass = Гірський перевал
web-seal-pass-about = усі { $target } гір з’єднані лісом
web-seal-ruin = Антиквар
web-seal-ruin-about = планшетів, де забудовано всі руїни: { $target }
web-seal-dawn = Тридцять ранків
web-seal-dawn-about = роздач дня поспіль: { $target }
web-seal-stack = Сто планшетів
web-seal-stack-about = завершених ігор: { $target }
web-seal-laurel = Лавр
web-seal-laurel-about = на роздачі дня більше зірок, ніж у всіх інших (щонайменше дев’яти); { $target } матчпойнтів
web-seal-hand = Тверда рука
web-seal-hand-about = роздач дня поспіль у верхній половині: { $target }
web-seal-night = Зоряна ніч
web-seal-night-about = зірок за одну гру: { $target }
web-month-about = Зірки відносно норми
web-month-drawn = Зіграно: { $count }
web-month-mean = у середньому { $mean }
web-month-day = { $day }: зірок { $stars }, { $diff } до норми
web-month-day-plain = { $day }: зірок { $stars }
web-month-day-none = { $day }: не зіграно
web-month-day-open = { $day }: сьогодні
web-month-best = найкращий за місяць
web-maps-title = Планшети інших
web-maps-sealed = Запечатано, поки ви не намалюєте свій: найкращий, середній, тих, за ким ви стежите, і найдивніший.
web-maps-none = Планшетів інших поки немає.
web-maps-best = найкращий: найбільше зірок з-поміж інших
web-maps-followed = ви стежите за цією людиною
web-maps-middle = середній: порівну тих, хто має більше зірок і менше
web-maps-odd =
    найдивніший: { $feature ->
        [forest] клітинок лісу
        [village] клітинок поселень
        [farm] клітинок полів
        [water] клітинок води
        [monster] клітинок монстрів
        [empty] порожніх клітинок
        [lines] повних рядків і стовпчиків
       *[river] найбільша водойма
    }: { $value }, зазвичай { $usual }
web-maps-stars-of-all = Зірки всіх
