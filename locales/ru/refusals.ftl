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
refusal-NotAsked = Месту { $seat } на этом шаге делать нечего.
refusal-TakeBackIsOff = За этим столом ход забрать нельзя, так что ваш ответ остаётся в силе.
refusal-NothingToTakeBack = Нет ответа, который можно забрать назад.

## Рисование

refusal-TerrainNotOffered = На этой карте нет такой местности: { $terrain }.
refusal-NotTheShape = Эти клетки не образуют фигуру с этой карты.
refusal-SpaceNotEmpty = Уже заполнено: { $spaces }.
refusal-NotOnTheMap = Часть рисунка выходит за край карты владений.
refusal-MustCoverRuins = Эта фигура должна накрыть хотя бы одну пустую клетку руин.
refusal-ShapeStillFits = Фигура с этой карты ещё помещается, так что одну клетку рисовать нельзя.
refusal-NothingDrawn = Пока ничего не нарисовано: выберите хотя бы одну клетку.
refusal-DrawingTooLong = Этот рисунок уже закончен.
refusal-DrawingTooShort = Этот рисунок ещё не закончен.

## Подготовка

refusal-SeatsOutOfRange = В игре может быть от 1 до 100 мест, а не { $seats }.
refusal-UnknownMapSheet = Планшета «{ $map_sheet }» нет.
refusal-PrintedOtherwise = Горы, руины и ущелья остаются там, где напечатаны; проверьте { $spaces }.
refusal-UnlikeAnyMapSheet = Нет планшета с таким расположением гор, руин и ущелий.
refusal-UnknownCard = Карты «{ $card }» нет.
refusal-NotAScoringCard = «{ $card }» — не карта подсчёта очков.
refusal-NotDrawn = Карта «{ $card }» не из тех, по которым рисуют.
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
