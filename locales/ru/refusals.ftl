# Что говорит игра, когда отказывает. Идентификатор называет отказ.
#
# Словарик: step — шаг (один вопрос в пределах хода), seat — место за столом, space — клетка,
# map sheet — планшет, shape — фигура, attack mark — клетка атаки.

## За столом

refusal-GameIsOver = Игра окончена.
refusal-GameNotOver = Эта игра ещё не окончена; оценить можно только оконченную.
refusal-StepIsOver = Шаг { $step } уже завершён.
refusal-StepNotOpen = Шаг { $step } ещё не начался.
refusal-NoSuchSeat = За этим столом нет места { $seat }.
refusal-NotAsked = Месту { $seat } на этом шаге не на что отвечать.
refusal-TakeBackIsOff = За этим столом ответы не забирают назад, так что ваш остаётся в силе.
refusal-NothingToTakeBack = Нет ответа, который можно забрать назад.

## Рисование

refusal-TerrainNotOffered = На этой карте нет такой местности: { $terrain }.
refusal-NotTheShape = Эти клетки не образуют фигуру с этой карты.
refusal-SpaceNotEmpty = Уже заполнено: { $spaces }.
refusal-NotOnTheMap = Часть рисунка выходит за край карты.
refusal-MustCoverRuins = Эта фигура должна накрыть хотя бы одну пустую клетку руин.
refusal-ShapeStillFits = Фигура с этой карты ещё помещается, так что одной клеткой не обойтись.
refusal-NothingDrawn = Пока ничего не нарисовано: выберите хотя бы одну клетку.
refusal-DrawingTooLong = Этот рисунок уже закончен.
refusal-DrawingTooShort = Этот рисунок ещё не закончен.

## Подготовка

refusal-SeatsOutOfRange = В игре может быть от 1 до 100 мест, а не { $seats }.
refusal-UnknownMapSheet = Планшета «{ $map_sheet }» нет.
refusal-PrintedOtherwise = Горы, руины и ущелья остаются такими, как напечатаны; взгляните ещё раз на { $spaces }.
refusal-UnlikeAnyMapSheet = Нет планшета, на котором горы, руины и ущелья стояли бы именно так.
refusal-UnknownCard = Карты «{ $card }» нет.
refusal-NotAScoringCard = «{ $card }» — не карта подсчёта очков.
refusal-NotDrawn = Карту «{ $card }» не рисуют.
refusal-OneCardPerCategory = Выберите четыре карты подсчёта очков, по одной из каждой категории.
refusal-UnknownChoice = Параметр «{ $option }» не может иметь значение «{ $value }».

## Запись

refusal-BadCharacter = Ряд { $row }, столбец { $column }: знак «{ $character }» ничего не значит.
refusal-BadTerrainLetter = «{ $letter }» — не буква местности: напишите её, а потом клетки, например W B4 B5.
refusal-TooManyRows = На планшете всего 11 рядов.
refusal-TooManyColumns = В ряду { $row } больше 11 клеток.
refusal-BadLabel = «{ $label }» — не клетка: напишите букву ряда A–K и номер столбца 1–11, например B4.
refusal-TranscriptDiffers = Строка { $line } отличается: должно быть «{ $expected }», а стоит «{ $found }».
refusal-PuzzleUnreadable = Это не текст задачи.
