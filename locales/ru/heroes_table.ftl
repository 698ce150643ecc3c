# Слова, которые приносят на стол коробка «Герои» и навыки.
#
# Подписи начинаются с заглавной буквы; причины стоят после количества монет, поэтому со строчной.

## Планшеты; буквы — кириллица

map-c = Дикие земли (В)
map-d = Пустошь (Г)

## Монстры с буквой и клетка Дипломатии

terrain-dragon = Дракон
terrain-zombie = Зомби
# To check: our translation.
terrain-troll = Тролль
# To check: our translation.
terrain-gorgon = Горгона
# To check: our translation.
terrain-farm_and_village = Поля и поселение

## Колоды и подписи

deck-hero = Герой
deck-skills = Навыки
skill = Навык
skills = Навыки
hero = Герой
heroes = Герои

## Цена навыка

cost-count =
    { $count ->
        [0] бесплатно
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }

## Варианты игры

preset-base = Базовая игра
preset-base-skills = Базовая игра с навыками
preset-heroes = Герои
preset-first_game = Герои: первая игра
preset-everything = Всё вместе

## О чём спрашивает шаг

question-draw = Нарисуйте фигуру с этой карты на своём планшете.
question-ambush = Нарисуйте монстров на планшете соседа.
question-ready = Перед засадой: используйте навык «Акробатика» или «Дипломатия» либо пропустите.
question-hero = Нарисуйте героя на пустой клетке и выберите, какие клетки он будет охранять.
question-gorgon = Выберите клетку, примыкающую к горгоне: она будет уничтожена.
question-troll = Выберите пустую клетку, примыкающую к троллю: она будет уничтожена.
question-zombies = Зомби распространяются сами: выбирать нечего.

## За что монеты

reason-shape = за фигуру
reason-mountain = за окружённую гору
reason-dragon = за дракона
