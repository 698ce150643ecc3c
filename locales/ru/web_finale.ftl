# Конец игры: подсчёт звёзд, как всё было, и картинка для друзей.

web-finale-begins = Считаем сезоны
web-finale-ahead = { $season }: впереди { $who }, отрыв { $count }
web-finale-level = { $season }: вровень { $who }
# Checked in 2026.
web-finale-last = { $season }: считаем…
web-finale-sum = { $season }: всего { $stars }
web-finale-skip = Сразу итог
web-finale-again = Показать ещё раз
web-finale-you-by =
    { $count ->
        [one] Вы победили с отрывом в { $count } звезду
        [few] Вы победили с отрывом в { $count } звезды
        [many] Вы победили с отрывом в { $count } звёзд
       *[other] Вы победили с отрывом в { $count } звезды
    }
web-finale-by =
    { $count ->
        [one] Побеждает { $who }, отрыв { $count } звезда
        [few] Побеждает { $who }, отрыв { $count } звезды
        [many] Побеждает { $who }, отрыв { $count } звёзд
       *[other] Побеждает { $who }, отрыв { $count } звезды
    }
web-finale-you-share = Общая победа: вы, а также { $who }
web-finale-share = Общая победа: { $who }
web-finale-stars =
    { $count ->
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
web-finale-place = Место { $place } из { $of }, { $stars }
web-finale-solo = { $stars }, рейтинг { $rating }
web-finale-chart = Звёзды по сезонам. Числа — ниже, в таблице «Сезон за сезоном».
web-finale-play-again = Сыграть ещё
web-finale-maps =
    { $count ->
        [one] { $count } планшет
        [few] { $count } планшета из одних и тех же карт
        [many] { $count } планшетов из одних и тех же карт
       *[other] { $count } планшета из одних и тех же карт
    }
web-finale-maps-some = Лучшие { $count } из { $of } планшетов
web-finale-led =
    { $key ->
        [summer] до лета — впереди всех
        [fall] до осени — впереди всех
       *[winter] до зимы — впереди всех
    }
web-finale-season =
    { $key ->
        [spring] лучшая весна за столом
        [summer] лучшее лето за столом
        [fall] лучшая осень за столом
       *[winter] лучшая зима за столом
    }
web-finale-coins =
    { $count ->
        [one] { $count } монета — больше, чем у кого-либо
        [few] { $count } монеты — больше, чем у кого-либо
        [many] { $count } монет — больше, чем у кого-либо
       *[other] { $count } монеты — больше, чем у кого-либо
    }
web-finale-bitten =
    { $count ->
        [one] { $count } звезда досталась монстрам, больше всех за столом
        [few] { $count } звезды достались монстрам, больше всех за столом
        [many] { $count } звёзд досталось монстрам, больше всех за столом
       *[other] { $count } звезды досталось монстрам, больше всех за столом
    }
web-finale-safe =
    { $count ->
        [0] монстрам — ни одной звезды
        [one] монстрам — всего { $count } звезда
        [few] монстрам — всего { $count } звезды
        [many] монстрам — всего { $count } звёзд
       *[other] монстрам — всего { $count } звезды
    }
web-finale-best-own = Ваш лучший ход
web-finale-best = Лучший ход победителя
web-finale-best-text = { $what }. Лучшего места не было: следующее за ним дало бы на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды меньше.
web-finale-best-none = Ни один ход не выделился: для каждой карты нашлось бы и другое место, не хуже.
web-finale-costly-own = Ваш самый дорогой ход
web-finale-costly = Самый дорогой ход победителя
web-finale-costly-text = { $what }. Там, где на планшете нарисовано синим, он принёс бы на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды больше.
web-finale-costly-none = Ничего не упущено: с каждой картой судья поступил бы так же.
web-finale-luck = Удача
web-finale-luck-own = Карты и засады принесли вам { $stars } звезды.
web-finale-luck-of = { $who }: карты и засады принесли { $stars } звезды.
web-finale-luck-how = Удача — это то, как между двумя ходами менялось ожидание судьи.
web-finale-judge = Какой ход решил игру?
web-finale-judge-about = Судья просматривает каждый ход глазами игрока: что принесло больше всего, что стоило дороже всего и сколько было удачи.
web-finale-par = Хорошо ли это?
web-finale-over =
    { $count ->
        [0] Ровно по норме
        [one] На { $count } звезду выше нормы
        [few] На { $count } звезды выше нормы
        [many] На { $count } звёзд выше нормы
       *[other] На { $count } звезды выше нормы
    }
web-finale-under =
    { $count ->
        [one] На { $count } звезду ниже нормы
        [few] На { $count } звезды ниже нормы
        [many] На { $count } звёзд ниже нормы
       *[other] На { $count } звезды ниже нормы
    }
web-finale-better = Лучше, чем у { $percent } % остальных.
web-finale-histogram = Засчитанные результаты: { $of }, от { $least } до { $most } звёзд
web-finale-mark-par = норма { $stars }
web-finale-mark-own = вы { $stars }
web-finale-show = Показать друзьям
web-finale-show-about = Картинку рисует ваш браузер. Никуда ничего не отправляется.
web-finale-picture = Сохранить картинку
web-finale-copy = Копировать текст
web-finale-copied = Текст скопирован
web-finale-not-copied = Текст выделен: скопируйте его сами.
web-finale-words = То же словами
web-finale-same-cards = Сыграть теми же картами:
web-finale-more = Ещё об этой игре
web-finale-seasons = Сезон за сезоном
web-finale-deal = Эта раздача
web-finale-strength-later = В вашу силу это зачтётся, когда день закончится.
web-finale-strength-changed = Сила { $strength } ± { $deviation }, за эту раздачу { $change }
web-finale-strength-now = Сила { $strength } ± { $deviation }
