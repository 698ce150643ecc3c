# Стол на большом экране: как сесть, кто нарисовал, итог.
#
# Слова: планшет, место, звёзды.

web-wall-phones = Достаньте телефоны
web-wall-scan = Наведите камеру на код или откройте
web-wall-code = и введите код
web-wall-here =
    за столом{ $free ->
        [0] , все места заняты
        [one] , свободно { $free } место
        [few] , свободно { $free } места
       *[other] , свободно мест: { $free }
    }
web-wall-host = Хозяин стола начинает игру со своего телефона.
web-wall-drawn = из { $of } нарисовали
web-wall-leaders = Впереди
web-wall-season = { $season }: лучшие планшеты
web-wall-best =
    { $count ->
        [one] Лучший планшет: { $names }
       *[other] Лучшие планшеты: { $names }
    }
web-wall-then = Далее
web-wall-own = Ваше место и планшет — на вашем телефоне.
web-wall-spread = Планшетов: { $of }, звёзд от { $least } до { $most }
web-wall-hidden = Места будут показаны, когда событие закончится.
web-wall-tables = Сейчас играют
