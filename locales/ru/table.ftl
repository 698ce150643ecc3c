# Слова за столом: местности, сезоны, указы, титулы, подписи и количества.
#
# Подписи начинаются с заглавной буквы.
# Словарик: space — клетка, map sheet — планшет, filled — заполненная, empty — пустая,
# cluster — область, season — сезон, turn — ход, edict — указ, star — звезда, coin — монета,
# seat — место за столом, place — место (в итоге), rating — рейтинг (итог соло).
# Форма other — для дробей: «1,5 звезды».

## Местность

terrain-forest = Лес
terrain-village = Поселение
terrain-farm = Поля
terrain-water = Водоём
terrain-monster = Монстры
terrain-hero = Герои
terrain-mountain = Горы

## Что ещё бывает на клетке

feature-ruins = Руины
feature-wasteland = Ущелье
feature-destroyed = Уничтоженная клетка
feature-empty = Пустая клетка
feature-mark = Клетка атаки

## Сезоны

season-spring = Весна
season-summer = Лето
season-fall = Осень
season-winter = Зима

## Указы и планшеты; буквы — кириллица

edict-a = А
edict-b = Б
edict-c = В
edict-d = Г
map-a = Дикие земли (А)
map-b = Пустошь (Б)
map-own = Свой планшет

## Титулы соло по наименьшему нужному рейтингу

title-30 = Легендарный картограф
title-20 = Искусный мастер
title-10 = Способный подмастерье
title-0 = Прилежный ученик
title-minus-5 = Непутёвый помощник
title-minus-10 = Рассеянный дилетант
title-minus-20 = Криворукий чертёжник
title-minus-30 = Растратчик чернил

## Колоды и категории

deck-explore = Исследование
deck-ambush = Засада
deck-scoring = Подсчёт очков
category-forest = Леса
category-village = Поселения
category-farm_water = Поля и водоёмы
category-spatial = Расположение

## Подписи

coin = Монета
star = Звезда
season = Сезон
turn = Ход
time = Время
edict = Указ
monsters = Монстры
coins = Монеты
total = Всего
rating = Рейтинг
seat = Место за столом
place = Место

## Направления и углы

direction-clockwise = По часовой стрелке
direction-counterclockwise = Против часовой стрелки
corner-top_left = Левый верхний угол
corner-top_right = Правый верхний угол
corner-bottom_left = Левый нижний угол
corner-bottom_right = Правый нижний угол

## Количества

stars-count =
    { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
        [many] { $count } звёзд
       *[other] { $count } звезды
    }
coins-count =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
spaces-count =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }
seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
turns-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
