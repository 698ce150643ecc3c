# Що каже сервер, коли відмовляє. Ідентифікатор називає відмову.
#
# Словничок: table — стіл, seat — місце, host — господар столу (хто його відкрив), deal — роздача,
# bot — бот, site — сайт.

## Столи

refusal-NoSuchTable = Такого столу немає.
refusal-NoSuchDeal = Такої роздачі немає.
refusal-NoSuchDay = Роздачі цього дня немає.
refusal-NoSuchResult = Такого результату цієї роздачі немає.
refusal-DayNotOver = Це роздача дня: спершу зіграйте її або зачекайте, доки день скінчиться.
refusal-EventNotOver = Ця роздача належить до події: зіграйте її там або зачекайте, доки подія скінчиться.
refusal-NoSuchEvent = Такої події немає.
refusal-EventNotRunning = Ця подія зараз не триває.
refusal-EventLeftTooOften = Ви залишили ботам забагато ігор цієї події, тож більше в ній не граєте.
# Checked in 2026.
refusal-WhoAreYou = Спершу назвіть своє ім’я.
refusal-NotHost = Це може зробити лише господар столу.
refusal-NotSeated = У вас немає місця за цим столом.
refusal-SeatTaken = Місце { $seat } зайняте.
refusal-NoFreeSeat = Усі місця за цим столом зайняті.
refusal-SeatHeld = Це місце зарезервовано для іншого гравця. Спробуйте за кілька хвилин.
refusal-BadCode = Код — це слово зі списку й три цифри, наприклад ПАПОРОТЬ-108.
refusal-NoSuchKnock = Такого стуку вже немає, або він чекав надто довго.
refusal-NoSuchProfile = Цей гравець не показує сторінки, або такого гравця немає.
refusal-HasBegun = Гра за цим столом уже почалася.
refusal-NotBegun = Гра за цим столом ще не почалася.
refusal-NotOver = Гра за цим столом ще не завершилася.
refusal-NotJudged = Ще ніхто не просив оцінити цю гру.
refusal-TableClosed = Цей стіл закрито.
refusal-UnknownBot = Бота на ім’я { $bot } немає.
# Checked in 2026.
refusal-BadName = Ім’я має містити від 1 до 20 видимих знаків.
refusal-BadTitle = Назва може мати до 60 видимих знаків.
refusal-DealIsFixed = За цим столом грають готову роздачу, тож змінити можна лише місця.
refusal-DealIsPrivate = Ця роздача з приватного столу; її доказ можна прочитати лише там.
refusal-NoClock = За цим столом немає годинника.
refusal-ClockNotShorter = Поки триває гра, час на крок можна лише подовжити.
# Checked in 2026.
refusal-ClockOfOtherKind = Поки триває гра, хвилинний годинник не можна змінити на денний, і навпаки.
refusal-TooManyChanges = На цьому кроці ви надто часто змінювали відповідь; остання лишається чинною.
refusal-TooManyPublicTables = У вас або в інших із вашої адреси забагато відкритих столів для всіх; закрийте якийсь або почніть гру.
refusal-NotSlow = Нагадувати можна лише в іграх на кілька днів.
refusal-NotAwaited = Гравця на місці { $seat } не чекають.
refusal-NudgedToday = Ви вже нагадали цьому гравцеві; одного разу на день досить.
refusal-NoSuchFlip = Такої колоди для паперового столу немає.
refusal-NoSuchPuzzle = Такої задачі немає.
refusal-NeedsServer = Для цього потрібен сервер; тут ви граєте на власному пристрої.
refusal-NotAnExport = Гра в цьому файлі не збігається зі збереженою: { $reason }
refusal-NotYourFlip = Ці карти відкриває лише той, хто їх розклав.

## Учасники

refusal-NameTaken = Це ім’я належить учаснику або дуже схоже на таке; виберіть інше.
# Checked in 2026.
refusal-BadLand = Назва краю — до 30 видимих знаків; видавати себе за інших не можна.
refusal-BadLogin = Логін має від 3 до 20 латинських, кириличних чи грецьких літер або цифр, кожне слово — одним письмом.
refusal-LoginTaken = Цей логін зайнятий або схожий на зайнятий.
refusal-BadPassword = Пароль має містити щонайменше 8 знаків і не бути надто простим.
refusal-WrongPassword = Неправильний логін або пароль.
refusal-ConfirmationNeeded = Спершу підтвердьте паролем або ключем доступу, що це ви.
refusal-AlreadyMember = Ви вже учасник.
refusal-NotMember = Це може зробити лише учасник.
refusal-NoSuchSession = Такого сеансу немає.
refusal-NoSuchPerson = Цієї людини на цьому пристрої вже немає.
refusal-DeviceFull = На цьому пристрої вже восьмеро; спершу приберіть когось.
refusal-NoSuchPasskey = Такого ключа доступу немає.
refusal-WrongPasskey = Цей ключ доступу не прийнято.
refusal-TooManyPasskeys = Ключів доступу забагато; спершу видаліть один.
refusal-NotHere = Ключі доступу працюють лише на сайті з https або на самому комп’ютері за адресою localhost.
refusal-MailNotHere = Цей сайт не надсилає листів; зверніться до його власника.
refusal-BadMailAddress = Це не електронна адреса.
refusal-WrongRecoveryCode = Неправильний логін або код відновлення, або код уже використано.
refusal-LinkExpired = Це посилання вже використано, або воно застаріле; попросіть нове.
refusal-NoPush = Цей сервер не надсилає push-сповіщень.
refusal-BadPushAddress = На цю адресу не можна надсилати push-сповіщення.

## Запити

refusal-BadRequest = Не вдається зрозуміти цей запит: { $reason }.
# Checked in 2026.
refusal-TooManyRequests =
    { $seconds ->
        [one] Забагато запитів; спробуйте ще раз за { $seconds } секунду.
        [few] Забагато запитів; спробуйте ще раз за { $seconds } секунди.
        [many] Забагато запитів; спробуйте ще раз за { $seconds } секунд.
       *[other] Забагато запитів; спробуйте ще раз за { $seconds } секунди.
    }
refusal-ForeignOrigin = Цей запит надійшов з іншого сайту.
refusal-ServerBusy = Сервер зараз не може цього зробити; спробуйте ще раз за мить.

refusal-BlockedByYou = Ви заблокували цю людину або когось за цим столом.
refusal-NoSuchPlayer = Такого гравця немає.
refusal-ThatIsYou = Це ви.
refusal-TooManyPeople = Список повний; спершу видаліть когось.
refusal-NotPlayedTogether = Запросити можна того, з ким ви вже грали.

refusal-TokenWithCookie = Запит надходить або з токеном, або з файлами cookie, але не з обома.
refusal-TokenNotAllowed = З токеном цього зробити не можна; увійдіть до облікового запису.
refusal-TokenLacksScope = Цей токен для цього не годиться; потрібен один із дозволів: { $scopes }.
refusal-NoSuchToken = Такого токена немає.
refusal-NoSuchDump = Такого файлу немає.
refusal-TooManyTokens = Токенів забагато; спершу відкличте один.
refusal-ScopeOfBots = Грати як бот може лише обліковий запис бота.
refusal-ScopeNotForBots = Токен облікового запису бота може читати ігри й грати як бот, і більше нічого.
refusal-NotFresh = Ботом може стати лише обліковий запис, який ще ніколи не грав.
refusal-NotForBots = Це для людей; бот цього не може.
refusal-NotInvited = Бот сідає лише там, куди його запросив господар столу.
