# Справочник карт: список всех карт, одна карта и карта, открытая над столом.

## Список

web-cards-about = Ищите по названию или по действию карты.
web-cards-search = Поиск карт
web-cards-kinds = Вид карты
web-cards-boxes = Коробка
web-cards-any-kind = Все виды
web-cards-any-box = Все коробки
web-cards-kind-explore = Карты исследования
web-cards-kind-ruins = Карты руин
web-cards-kind-ambush = Карты засады
web-cards-kind-hero = Карты героев
web-cards-kind-skill = Карты навыков
web-cards-kind-scoring = Карты подсчёта очков
web-cards-kind-season = Карты сезонов
web-cards-kind-edict = Карты указов
web-cards-box-base = Базовая игра
web-cards-box-heroes = Герои
web-cards-box-skills = Дополнение «Навыки»
web-cards-box-add_on = Дополнение «Засада»
web-cards-found =
    { $count ->
        [0] Ни одна карта не подходит.
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-cards-clear = Показать все карты

## Одна карта

web-cards-all = Все карты
web-cards-others = Другие карты
web-cards-before = Предыдущая: { $card }
web-cards-next = Следующая: { $card }
web-cards-lost = Такой карты нет.
web-cards-edict = Указ { $letter }
web-cards-power = Способность
web-cards-fact-terrains = Местность
web-cards-fact-cost = Цена
web-cards-fact-direction = Куда передают планшеты
web-cards-fact-corner = Начало поиска в соло
web-cards-fact-solo = Число для соло
web-cards-fact-edicts = Указы
web-cards-fact-box = Коробка
web-cards-time-in-both = { $base } (в «Героях» { $heroes })
web-cards-rule-coin = Нарисуйте одну из двух фигур, повернув или отразив её как угодно. Меньшая даёт монету.
web-cards-rule-choice = Нарисуйте фигуру одной из двух местностей, повернув или отразив её как угодно.
web-cards-rule-season = Сезон заканчивается, когда карты исследования исчерпают его время. Тогда подсчитывают указы { $first } и { $second }, непотраченные монеты приносят звёзды, а монстры их отнимают.
web-cards-rule-edict-a = Карта подсчёта очков под этой буквой приносит звёзды весной и зимой.
web-cards-rule-edict-b = Карта подсчёта очков под этой буквой приносит звёзды весной и летом.
web-cards-rule-edict-c = Карта подсчёта очков под этой буквой приносит звёзды летом и осенью.
web-cards-rule-edict-d = Карта подсчёта очков под этой буквой приносит звёзды осенью и зимой.

## Примеры

web-cards-examples = Примеры
web-cards-map = Планшет
web-cards-map-before = До
web-cards-map-after = После
web-cards-beside = Вместе с картой «{ $card }»
web-cards-spaces = { $kind }: { $spaces }
web-cards-blank = Планшет пуст.
web-cards-won =
    { $count ->
        [one] { $count } звезда: { $spaces }
        [few] { $count } звезды: { $spaces }
        [many] { $count } звёзд: { $spaces }
       *[other] { $count } звезды: { $spaces }
    }
web-cards-changed = Изменилось: { $spaces }

## За столом

web-cards-open = О карте «{ $card }»
web-cards-tab = Открыть в справочнике карт
web-cards-waits = Карты загружаются…
web-cards-failed = Сейчас не удаётся загрузить карты.
web-cards-again = Попробовать ещё раз
