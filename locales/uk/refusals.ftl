# Що каже гра, коли відмовляє. Ідентифікатор називає відмову.
#
# Словничок: step — крок (одне питання в межах ходу), seat — місце за столом, space — клітинка,
# map sheet — планшет, shape — фігура, attack mark — позначка атаки.

## За столом

refusal-GameIsOver = Гру завершено.
refusal-GameNotOver = Цю гру ще не завершено; оцінити можна лише завершену.
refusal-StepIsOver = Крок { $step } уже завершено.
refusal-StepNotOpen = Крок { $step } ще не почався.
refusal-NoSuchSeat = За цим столом немає місця { $seat }.
refusal-NotAsked = На цьому кроці місцю { $seat } нічого робити.
refusal-TakeBackIsOff = За цим столом не можна забирати хід, тож ваша відповідь лишається чинною.
refusal-NothingToTakeBack = Немає відповіді, яку можна забрати назад.

## Малювання

refusal-TerrainNotOffered = Ця карта не пропонує такої місцевості: { $terrain }.
refusal-NotTheShape = Ці клітинки не утворюють фігури з карти.
refusal-SpaceNotEmpty = Уже заповнено: { $spaces }.
refusal-NotOnTheMap = Частина малюнка виходить за край мапи.
refusal-MustCoverRuins = Ця фігура має накрити хоча б одну порожню клітинку руїн.
refusal-ShapeStillFits = Фігура з цієї карти ще вміщується, тож однієї клітинки не можна.
refusal-NothingDrawn = Ще нічого не намальовано: виберіть хоча б одну клітинку.
refusal-DrawingTooLong = Цей малюнок уже завершено.
refusal-DrawingTooShort = Цей малюнок ще не завершено.

## Підготовка

refusal-SeatsOutOfRange = У грі може бути від 1 до 100 місць, а не { $seats }.
refusal-UnknownMapSheet = Планшета «{ $map_sheet }» немає.
refusal-PrintedOtherwise = Гори, руїни й ущелини лишаються там, де надруковані; перевірте { $spaces }.
refusal-UnlikeAnyMapSheet = Немає планшета з таким розташуванням гір, руїн і ущелин.
refusal-UnknownCard = Карти «{ $card }» немає.
refusal-NotAScoringCard = «{ $card }» — не карта підрахунку балів.
refusal-NotDrawn = Карта «{ $card }» не з тих, за якими малюють.
refusal-OneCardPerCategory = Виберіть чотири карти підрахунку балів, по одній з кожної категорії.
refusal-UnknownChoice = Параметр «{ $option }» не може мати значення «{ $value }».

## Запис

refusal-BadCharacter = Рядок { $row }, стовпчик { $column }: «{ $character }» нічого не означає на мапі.
refusal-BadTerrainLetter = «{ $letter }» — не літера місцевості: напишіть її, а потім клітинки, наприклад W B4 B5.
refusal-TooManyRows = На мапі не більше ніж 11 рядків.
refusal-TooManyColumns = У рядку { $row } понад 11 клітинок.
refusal-BadLabel = «{ $label }» — не клітинка: напишіть літеру рядка A–K і номер стовпчика 1–11, наприклад B4.
refusal-TranscriptDiffers = Рядок { $line } відрізняється: мало бути «{ $expected }», а є «{ $found }».
refusal-PuzzleUnreadable = Це не текст задачі.
