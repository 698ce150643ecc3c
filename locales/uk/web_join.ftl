# Вхід: запрошення за стіл, його код і стук до закритого столу.

web-join-title = { $who } запрошує вас за стіл
web-join-title-plain = Вас запрошено за стіл
web-join-open =
    { $taken ->
        [0] Ще нікого немає: перше місце ваше.
        [one] Тут уже { $taken } гравець, і є місце для вас.
        [few] Тут уже { $taken } гравці, і є місце для вас.
       *[many] Тут уже { $taken } гравців, і є місце для вас.
    }
web-join-full = Усі місця зайняті.
web-join-held = Останнє місце зарезервовано: хтось саме вибирає ім’я.
web-join-held-until = Усі вільні місця зарезервовано до { $time }.
web-join-begun = Гру вже почато: { $season }.
web-join-here = з { $of } вже тут
web-join-drawing = малюють
web-join-free = вільно
web-join-kept = резерв
web-join-name = Ваше ім’я за столом
web-join-another = Інше ім’я
web-join-sit = Сісти як { $name }
web-join-no-account = Без реєстрації та встановлення.
web-join-account = Уже маю акаунт
web-join-kept-for-you = Місце зарезервовано для вас ще на { $seconds } с.
web-join-kept-until = Місце зарезервовано для вас до { $time }.
web-join-watch = Дивитися
web-join-watch-full = Можна дивитися, щойно почнуть. Якщо місце звільниться, сісти можна тут же.
web-join-watch-soon = Гра з’явиться тут, щойно почнеться.
web-join-watch-begun = Можна дивитися, а сісти — коли почнуть нову гру.
web-join-alone = Зіграти соло з тими самими картами
web-join-minutes = 25 хв
web-join-seasons = чотири сезони
web-join-at-once = усі малюють одночасно
web-join-first = уперше?
web-join-learn = навчіться, граючи
web-join-played = У що грають
web-join-sealed = Запечатана роздача
web-join-names = Чапля Вільха Жайвір Барвінок Ластівка Калина Волошка Синиця Ялівець Лелека Зимородок Верба

## У кімнаті очікування

web-join-scan = Відскануйте, щоб приєднатися
web-join-code = або введіть код
web-join-knocks = Хто має код, може постукати
web-join-knocking = Стукає { $who }
web-join-let-in = Впустити
web-join-not-now = Не зараз
web-join-seat-kept = Зарезервовано, поки хтось вибирає ім’я: { $seconds } с
web-join-seat-called = Зарезервовано до { $time }: { $who }

## Де вводять код

web-join-knocked = Ви постукали як { $name }. Якщо стіл із таким кодом є, господар столу може вас впустити. Не закривайте цю сторінку.
web-join-unanswered = Ніхто не відповів. Перевірте код або попросіть посилання.
