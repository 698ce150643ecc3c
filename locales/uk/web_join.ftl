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
web-join-held = Останнє місце тримають для того, хто саме обирає ім’я.
web-join-begun = Гру вже почато: { $season }.
web-join-here = із { $of } вже тут
web-join-drawing = малюють
web-join-free = вільно
web-join-kept = тримають
web-join-name = Ваше ім’я за столом
web-join-another = Інше ім’я
web-join-sit = Сісти як { $name }
web-join-no-account = Без облікового запису, нічого не треба встановлювати.
web-join-account = Увійти
web-join-kept-for-you = Місце тримають для вас ще { $seconds } с.
web-join-watch = Дивитися
web-join-watch-full = Можна дивитися, щойно почнуть. Якщо місце звільниться, сядете просто звідси.
web-join-watch-soon = Гра з’явиться тут, щойно почнеться.
web-join-watch-begun = Можна дивитися, а сісти — коли гратимуть знову.
web-join-alone = Зіграти наодинці тими самими картами
web-join-minutes = 25 хв
web-join-seasons = чотири сезони
web-join-at-once = усі малюють одночасно
web-join-first = уперше?
web-join-learn = навчіться, граючи
web-join-played = У що грають
web-join-sealed = Запечатана роздача
web-join-names = Чапля Вільха Жайвір Барвінок Ластівка Калина Волошка Синиця Ялівець Лелека Зимородок Верба

## У кімнаті очікування

web-join-scan = Скануйте, щоб сісти
web-join-code = або введіть код
web-join-knocks = Хто має код, може постукати
web-join-knocking = Стукає { $who }
web-join-let-in = Впустити
web-join-not-now = Не зараз
web-join-seat-kept = Тримають, поки хтось обирає ім’я: { $seconds } с

## Де вводять код

web-join-knocked = Ви стукаєте як { $name }. Якщо стіл із таким кодом є, господар може вас впустити; залишайтеся на цій сторінці.
web-join-unanswered = Ніхто не відповів. Перевірте код або попросіть посилання.
