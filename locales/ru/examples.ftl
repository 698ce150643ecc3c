# Предложения примеров из src/inkland/examples, по их названиям там.

## Карты исследования

example-explore-coin = Маленькая фигура даёт монету.
example-explore-large = Большая фигура заполняет больше, но монеты не даёт.
example-explore-as-forest = Нарисовано как лес, точно как на карте.
example-explore-as-village = Нарисовано как поселение, точно как на карте.
example-explore-as-farm = Нарисовано как поля, точно как на карте.
example-explore-as-water = Нарисовано как водоём, точно как на карте.
example-explore-turned-village = Нарисовано как поселение, фигура повёрнута или отражена.
example-explore-turned-farm = Нарисовано как поля, фигура повёрнута или отражена.
example-explore-turned-water = Нарисовано как водоём, фигура повёрнута или отражена.
example-gates-mountain = Заполнена последняя открытая сторона горы: за это монета.
example-gates-monster = Можно выбрать и монстра.
example-gates-ruins = Одна клетка помещается всюду, где есть пустая.

## Руины

example-ruins-covered = Фигура следующей карты накрывает клетку руин.
example-ruins-small = Маленькая фигура тоже может накрыть руины и принести монету.
example-ruins-single = Ни одна фигура карты уже не накроет руин: одна клетка любой местности, где угодно.
example-ruins-all-filled = Все руины заполнены: одна клетка любой местности, где угодно.

## Засады и способности

example-ambush-neighbour = Сосед рисует фигуру там, где она мешает, как угодно повернув и отразив её.
example-ambush-corner = В соло фигура встаёт в угол, указанный на карте, так, как она напечатана.
example-ambush-walk = Угол занят: поиск идёт дальше вдоль края, в указанном направлении, до первого места, где фигура помещается.
example-dragon-tamed = Заполнена последняя пустая клетка у дракона: три монеты, один раз.
example-dragon-slain = Если герой уничтожит ещё не окружённые клетки дракона, это тоже три монеты.
example-zombie-first = После сезона каждая пустая клетка, примыкающая к зомби, тоже становится зомби.
example-zombie-walls = Заполненные клетки останавливают зомби.
example-zombie-guarded = Зомби, попав на клетку атаки, сразу уничтожается.
example-troll-rage = После сезона владелец планшета уничтожает одну пустую клетку, примыкающую к троллю.
example-troll-mountain = Уничтоженная клетка заполнена: здесь она окружает гору.
example-gorgon-gaze = Кто нарисовал горгон, уничтожает клетку рядом с одной из них, даже заполненную.
example-gorgon-mountain = Гору и ущелье уничтожить нельзя, пустую клетку — можно.

## Герои

example-hero-now = Монстры на клетках атаки сразу уничтожаются.
example-hero-later = Монстры, попавшие на клетку атаки позже, тоже уничтожаются; остальные остаются.
example-hero-edge = Клетки атаки за пределами карты пропадают, а на другой местности не вредят.
example-hero-turned = Клетки атаки можно повернуть и отразить; пустым клеткам и другой местности они не вредят.

## Навыки

example-acrobatics-neighbour = Два обычных монстра вместо фигуры с карты.
example-acrobatics-solo = В соло место ищут от угла, указанного на карте; повернуть их можно как угодно.
example-concentrate-twice = Фигуру рисуют ещё раз, с той же местностью.
example-concentrate-coin = С маленькой фигурой: монету карта даёт один раз.
example-cure_wounds-close = После фигуры ещё две клетки подступают к монстрам.
example-cure_wounds-other = Эти две клетки могут быть другой местностью карты.
example-diplomacy-both = Ещё одна клетка, одновременно поля и поселение, присоединяется к поселению и к полям.
example-diplomacy-hero = Можно и с героем.
example-knowledge-village = Река становится поселением.
example-knowledge-coin = Монета за маленькую фигуру остаётся.
example-move_silently-edge = Рисуют только то, что не вышло за край.
example-move_silently-coin = Маленькая фигура, выходящая за край, тоже даёт монету.
example-negotiate-square = Квадрат два на два вместо длинной фигуры.
example-negotiate-no-coin = Он заменяет обе фигуры и монеты не приносит.
example-search-longer = Ещё одна клетка той же местности удлиняет фигуру.
# Checked in 2026.
example-search-mountain = Дополнительная клетка может окружить гору: за это монета.

## Сезоны и указы

example-season-scored = Два указа приносят звёзды, каждая монета — одну, а каждая пустая клетка рядом с монстром отнимает одну.
example-season-monsters = Когда монстров много, сезон может отнять больше, чем принести.
example-edict-now = В свои два сезона карта этого указа приносит звёзды.
example-edict-not-now = В другие два сезона она не приносит ничего.

## Карты подсчёта очков: для нескольких

example-largest-not-best = Самая большая область не всегда лучшая.
example-cluster-may-wind = Область может извиваться.
example-two-clusters = Две области приносят звёзды дважды.
example-wood-in-the-corner = Лес в углу: правая и нижняя стороны открыты.
example-corner-is-no-contact = Углами клетки не примыкают.

## Карты подсчёта очков: леса

example-sentinel_wood-cluster = Из всей области считаются только клетки на краю.
example-sentinel_wood-corner = Лес в углу лежит на двух краях, но это одна клетка и одна звезда.
example-greenbough-row = У двух лесов в одном ряду этот ряд общий.
example-greenbough-corners = Два леса наискосок занимают каждый свой ряд и свой столбец.
example-treetower-open = Одной открытой стороны достаточно, чтобы потерять звезду.
example-stoneside_forest-three = Три горы у одного леса.
example-stoneside_forest-gap = Просвет в лесу разрывает связь.
example-faunlost_thicket-longest = Считается только самая длинная линия.
example-faunlost_thicket-beside = Леса рядом в одном ряду — не вертикальная линия.
example-deepwood-village = Поселение на одном конце портит всю область.
example-heart_of_the_forest-walls = Заполненные клетки без леса не считаются.
example-sleepy_valley-apart = Три леса в ряду не обязаны примыкать друг к другу.
example-sleepy_valley-column = Столбец леса — это не ряд.

## Карты подсчёта очков: поля и водоёмы

example-canal_lake-between = Водоём между двумя полями считается один раз.
example-canal_lake-shores = Поля на нескольких берегах, а некоторые остались без воды.
example-mages_valley-shore = Гора с двумя клетками водоёма и двумя клетками полей.
example-golden_granary-both = Поля на руинах с водоёмом рядом.
example-golden_granary-lonely = Водоёму на руинах нужны другие руины рядом.
example-shoreside_expanse-edge = Одна клетка на краю портит всю область.
example-craylund-shared = Две области приносят звёзды дважды, даже если водоём у них общий.
example-craylund-bend = Водоём, примыкающий к области двумя сторонами, — это одна клетка водоёма.
example-ulems_wallow-lake = Озеро между двумя полосами полей.
example-ulems_wallow-field = Большие поля, примыкающие одной клеткой, — это одна клетка полей.
example-clawsgrave_peaks-three = Три горы у одного озера.
example-clawsgrave_peaks-dry = Поля у горы без водоёма ничего не стоят.
example-jorekburg-columns = Каждый столбец считается отдельно.
example-jorekburg-unequal = Две клетки полей и одна водоёма — не поровну.

## Карты подсчёта очков: поселения

example-wildholds-three = Шесть, семь и пять: две из них достаточно большие.
example-wildholds-corner = Поселения, сходящиеся углами, — это две области.
example-great_city-largest = Считается самая большая из трёх, остальные — нет.
example-great_city-mountain = Одна клетка у горы портит всю область.
example-great_city_spaces-mountain = Не считаются только клетки у горы.
example-great_city_spaces-largest = Считается самая большая область, даже если меньшая дала бы больше.
example-greengold_plains-along = Местности могут лежать где угодно вдоль области.
example-greengold_plains-same = Три леса — это один тип местности.
example-shieldgate-second = Четыре, три и одна: считаются три.
example-shieldgate-equal = Когда самых больших две, одна из них — вторая.
example-traylo_monastery-part = Линия может быть частью большей области.
example-traylo_monastery-nine = Девять поселений без линии из четырёх.
example-outer_enclave-open = Четыре поселения на открытом месте.
example-gnomish_colony-row = В длинном ряду нет квадрата.
example-caravansary-cross = Крест: три ряда, три столбца.

## Карты подсчёта очков: расположение

example-borderlands-crossing = Ряд и столбец пересекаются: общая клетка считается для обоих.
example-borderlands-gap = Одна пустая клетка — и ряд ничего не стоит.
example-lost_barony-strip = Три на четыре — это всё равно три на три.
example-lost_barony-hole = Дыра посередине оставляет только квадраты из одной клетки.
example-broken_road-three = Три короткие дороги рядом.
example-broken_road-rising = Восходящая диагональ — не дорога, дорога здесь только угловая клетка.
example-cauldrons-wall = У соседних кальдер может быть общая стена.
example-cauldrons-open = Две пустые клетки рядом — уже не кальдеры.
example-dwarvenholds-crossing = Ряд и столбец, пересекающиеся на горе, считаются оба.
example-dwarvenholds-none = Полный ряд без горы.
example-silos-beside = Из двух соседних столбцов считается только нечётный.
example-silos-even = Столбец 2 не считается.
example-banded_hills-five = Пять типов местности в ряду.
example-banded_hills-mountain = Гора — тоже тип местности.
example-starlit_sigil-corner = Три пустые клетки углом.
example-starlit_sigil-square = Четыре клетки квадратом — слишком много.
