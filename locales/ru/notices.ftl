# Что сообщаем игроку, пока его нет: push-сообщением и по почте.

notice-somebody = Кто-то
notice-plain-table = Ваш стол

notice-time-left =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } день
                [few] { $count } дня
               *[other] { $count } дней
            }
        [hours]
            { $count ->
                [one] { $count } час
                [few] { $count } часа
               *[other] { $count } часов
            }
       *[minutes] меньше часа
    }

notice-your_turn-title = Ваш ход
notice-your_turn-body =
    { $unit ->
        [unlimited] { $table }: новая карта ждёт вашего рисунка.
       *[other] { $table }: новая карта ждёт вашего рисунка. Осталось: { $left }.
    }

notice-game_began-title = Игра началась
notice-game_began-body =
    { $unit ->
        [unlimited] { $table }: первая карта ждёт вашего рисунка.
       *[other] { $table }: первая карта ждёт вашего рисунка. Осталось: { $left }.
    }

notice-game_ended-title = Игра окончена
notice-game_ended-body = { $table }: все планшеты готовы. Посмотрите, кто победил.

notice-invitation-title = { $sender } приглашает вас в игру
notice-invitation-body = Вас ждёт место за столом: { $table }.

notice-half_time-title = Прошла половина вашего времени
notice-half_time-body = { $table }: вы ещё не нарисовали. Осталось: { $left }.

notice-nudge-title = { $sender } ждёт вашего хода
notice-nudge-body = { $table }: вы ещё не нарисовали.

notice-password_changed-title = Ваш пароль изменён
notice-password_changed-body = Если это были не вы, задайте новый пароль и выйдите на всех других устройствах.

notice-account_changed-title = В вашей учётной записи что-то изменилось
notice-account_changed-body = Новое устройство, ключ доступа или код восстановления. Проверьте, вы ли это были.

notice-moderated-title = Модератор принял решение в отношении вас
notice-moderated-body = Прочитайте решение и причину; ответить можно один раз.
