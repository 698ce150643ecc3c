# Що повідомляємо гравцеві, поки його немає: push-повідомленням і поштою.

notice-somebody = Хтось
notice-plain-table = Ваш стіл

notice-time-left =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } день
                [few] { $count } дні
               *[other] { $count } днів
            }
        [hours]
            { $count ->
                [one] { $count } година
                [few] { $count } години
               *[other] { $count } годин
            }
       *[minutes] менше години
    }

notice-your_turn-title = Ваш хід
notice-your_turn-body =
    { $unit ->
        [unlimited] { $table }: нова карта чекає на ваш малюнок.
       *[other] { $table }: нова карта чекає на ваш малюнок. Залишилося: { $left }.
    }

notice-game_began-title = Гра почалася
notice-game_began-body =
    { $unit ->
        [unlimited] { $table }: перша карта чекає на ваш малюнок.
       *[other] { $table }: перша карта чекає на ваш малюнок. Залишилося: { $left }.
    }

notice-game_ended-title = Гру завершено
notice-game_ended-body = { $table }: усі планшети готові. Подивіться, хто переміг.

notice-invitation-title = { $sender } запрошує вас до гри
notice-invitation-body = На вас чекає місце за столом: { $table }.

notice-half_time-title = Минула половина вашого часу
notice-half_time-body = { $table }: ви ще не намалювали. Залишилося: { $left }.

notice-nudge-title = { $sender } чекає на ваш хід
notice-nudge-body = { $table }: ви ще не намалювали.

notice-password_changed-title = Ваш пароль змінено
notice-password_changed-body = Якщо це були не ви, задайте новий пароль і вийдіть на всіх інших пристроях.

notice-account_changed-title = У вашому обліковому записі щось змінилося
notice-account_changed-body = Новий пристрій, ключ доступу або код відновлення. Перевірте, чи це були ви.

notice-moderated-title = Модератор ухвалив рішення щодо вас
notice-moderated-body = Прочитайте рішення й причину; відповісти можна один раз.
