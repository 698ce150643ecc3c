# Конец игры: подсчёт звёзд, как всё было, и картинка для друзей.

web-finale-begins = Считаем сезоны
web-finale-ahead = { $season }: лидирует { $who }, перевес { $count }
web-finale-level = { $season }: поровну — { $who }
# Checked in 2026.
web-finale-last = { $season }: считаем…
web-finale-sum = { $season }: всего { $stars }
web-finale-skip = Сразу итог
web-finale-again = Показать ещё раз
web-finale-you-by =
    { $count ->
        [one] Вы победили с перевесом в { $count } звезду
        [few] Вы победили с перевесом в { $count } звезды
        [many] Вы победили с перевесом в { $count } звёзд
       *[other] Вы победили с перевесом в { $count } звезды
    }
web-finale-by =
    { $count ->
        [one] Побеждает { $who }, перевес { $count } звезда
        [few] Побеждает { $who }, перевес { $count } звезды
        [many] Побеждает { $who }, перевес { $count } звёзд
       *[other] Побеждает { $who }, перевес { $count } звезды
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
web-finale-place = { $place } место из { $of }, { $stars }
web-finale-solo = { $stars }, рейтинг { $rating }
web-finale-chart = Звёзды по сезонам. Числа — ниже, в разделе «Сезон за сезоном».
web-finale-play-again = Сыграть ещё
web-finale-maps =
    { $count ->
        [1] { $count } планшет
        [one] { $count } планшет из одних и тех же карт
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
        [one] { $count } звезда досталась монстрам, больше, чем у всех за столом
        [few] { $count } звезды достались монстрам, больше, чем у всех за столом
        [many] { $count } звёзд досталось монстрам, больше, чем у всех за столом
       *[other] { $count } звезды досталось монстрам, больше, чем у всех за столом
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
web-finale-best-text = { $what }. Лучшего места не было: следующее дало бы на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды меньше.
web-finale-best-none = Ни один ход не выделился: для каждой карты нашлось бы и другое место, не хуже.
web-finale-costly-own = Ваш самый дорогой промах
web-finale-costly = Самый дорогой промах победителя
web-finale-costly-text = { $what }. В месте, показанном синим, он дал бы на { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды больше.
web-finale-costly-none = Ничего не упущено: с каждой картой судья поступил бы так же.
web-finale-luck = Удача
web-finale-luck-own = Карты и засады принесли вам { $stars } звезды.
web-finale-luck-of = { $who }: карты и засады принесли { $stars } звезды.
web-finale-luck-how = Удача — это то, насколько между двумя ходами изменилось ожидание судьи.
web-finale-judge = Какой ход решил игру?
web-finale-judge-about = Судья просматривает каждый ход, зная только то, что знал игрок: какой дал больше всего, какой обошёлся дороже всего и сколько было удачи.
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
web-finale-not-copied = Текст выделен: скопируйте его вручную.
web-finale-words = То же словами
web-finale-same-cards = Сыграть с теми же картами:
web-finale-more = Ещё об этой игре
web-finale-seasons = Сезон за сезоном
web-finale-deal = Эта раздача
web-finale-strength-later = В вашу силу это зачтётся, когда день закончится.
web-finale-strength-changed = Сила { $strength } ± { $deviation }, за эту раздачу { $change }
web-finale-strength-now = Сила { $strength } ± { $deviation }
