# Вход: приглашение за стол, его код и стук к закрытому столу.

web-join-title = { $who } приглашает вас за стол
web-join-title-plain = Вас пригласили за стол
web-join-open =
    { $taken ->
        [0] Пока никого нет: первое место ваше.
        [one] Здесь уже { $taken } игрок, и есть место для вас.
        [few] Здесь уже { $taken } игрока, и есть место для вас.
       *[many] Здесь уже { $taken } игроков, и есть место для вас.
    }
web-join-full = Все места заняты.
web-join-held = Последнее место зарезервировано: кто-то выбирает имя.
web-join-held-until = Все свободные места зарезервированы до { $time }.
web-join-begun = Игра уже началась: { $season }.
web-join-here = из { $of } уже здесь
web-join-drawing = рисуют
web-join-free = свободно
web-join-kept = резерв
web-join-name = Ваше имя за столом
web-join-another = Другое имя
web-join-sit = Сесть как { $name }
web-join-no-account = Без регистрации и установки.
web-join-account = У меня есть аккаунт
web-join-kept-for-you = Место зарезервировано за вами ещё на { $seconds } с.
web-join-kept-until = Место зарезервировано за вами до { $time }.
web-join-watch = Смотреть
web-join-watch-full = Смотреть можно, как только начнут. Если место освободится, сесть можно прямо здесь.
web-join-watch-soon = Игра появится здесь, как только начнётся.
web-join-watch-begun = Можно смотреть, а сесть — когда будут играть снова.
web-join-alone = Сыграть соло с теми же картами
web-join-minutes = 25 мин
web-join-seasons = четыре сезона
web-join-at-once = все рисуют одновременно
web-join-first = впервые?
web-join-learn = научитесь, играя
web-join-played = Во что играют
web-join-sealed = Запечатанная раздача
web-join-names = Цапля Ольха Жаворонок Барвинок Ласточка Рябина Василёк Синица Зимородок Аист Вереск Чибис

## В комнате ожидания

web-join-scan = Отсканируйте, чтобы присоединиться
web-join-code = или введите код
web-join-knocks = С кодом можно постучать
web-join-knocking = Стучится { $who }
web-join-let-in = Впустить
web-join-not-now = Не сейчас
web-join-seat-kept = Зарезервировано, пока кто-то выбирает имя: { $seconds } с
web-join-seat-called = Зарезервировано до { $time }: { $who }

## Где вводят код

web-join-knocked = Вы постучались как { $name }. Если стол с таким кодом есть, хозяин стола может вас впустить. Не закрывайте эту страницу.
web-join-unanswered = Никто не ответил. Проверьте код или попросите ссылку.
