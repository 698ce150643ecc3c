# Слова за столом: місцевості, сезони, укази, титули, підписи та кількості.
#
# Підписи починаються з великої літери.
# Словничок: space — клітинка, map sheet — планшет, filled — заповнена, empty — порожня,
# cluster — ділянка, season — сезон, turn — хід, edict — указ, star — зірка, coin — монета,
# seat — місце за столом, place — місце (у підсумку), rating — рейтинг (підсумок соло).
# Форма other — для дробів: «1,5 зірки».

## Місцевість

terrain-forest = Ліс
terrain-village = Поселення
terrain-farm = Поля
terrain-water = Водойма
terrain-monster = Монстри
# To check: our translation.
terrain-hero = Герої
terrain-mountain = Гори

## Що ще буває на клітинці

feature-ruins = Руїни
feature-wasteland = Ущелина
# To check: our translation.
feature-destroyed = Знищена клітинка
feature-empty = Порожня клітинка
# To check: our translation.
feature-mark = Позначка атаки

## Сезони

season-spring = Весна
season-summer = Літо
season-fall = Осінь
season-winter = Зима

## Укази та планшети; літери — кирилиця

edict-a = А
edict-b = Б
edict-c = В
edict-d = Г
map-a = Дикі землі (А)
map-b = Пустка (Б)
map-own = Власний планшет

## Титули соло за найменшим потрібним рейтингом

title-30 = Славнозвісний картограф
title-20 = Досвідчений майстер
title-10 = Здібний підмайстер
title-0 = Старанний учень
title-minus-5 = Недолугий помічник
title-minus-10 = Неуважний дилетант
title-minus-20 = Криворукий кресляр
title-minus-30 = Марнотрат чорнила

## Колоди та категорії

deck-explore = Дослідження
deck-ambush = Засідка
deck-scoring = Підрахунок балів
category-forest = Ліси
category-village = Поселення
category-farm_water = Поля й водойми
category-spatial = Розташування

## Підписи

coin = Монета
star = Зірка
season = Сезон
turn = Хід
time = Час
edict = Указ
monsters = Монстри
coins = Монети
total = Разом
rating = Рейтинг
seat = Місце за столом
place = Місце

## Напрямки й кути

direction-clockwise = За годинниковою стрілкою
direction-counterclockwise = Проти годинникової стрілки
corner-top_left = Лівий верхній кут
corner-top_right = Правий верхній кут
corner-bottom_left = Лівий нижній кут
corner-bottom_right = Правий нижній кут

## Кількості

stars-count =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
        [many] { $count } зірок
       *[other] { $count } зірки
    }
coins-count =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
spaces-count =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }
seats-count =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
turns-count =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
