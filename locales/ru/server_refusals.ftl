# Что говорит сервер, когда отказывает. Идентификатор называет отказ.
#
# Словарик: table — стол, seat — место, host — хозяин стола (кто его открыл), deal — раздача,
# bot — бот, site — сайт.

## Столы

refusal-NoSuchTable = Такого стола нет.
refusal-NoSuchDeal = Такой раздачи нет.
refusal-NoSuchDay = Раздачи этого дня нет.
refusal-NoSuchResult = Такого результата у этой раздачи нет.
refusal-DayNotOver = Это раздача дня: сначала сыграйте её или подождите, пока день закончится.
refusal-EventNotOver = Эта раздача — часть события: сыграйте её там или подождите, пока событие закончится.
refusal-NoSuchEvent = Такого события нет.
refusal-EventNotRunning = Это событие сейчас не идёт.
refusal-EventLeftTooOften = Вы оставили ботам слишком много игр этого события, поэтому больше в нём не играете.
# Checked in 2026.
refusal-WhoAreYou = Сначала назовите своё имя.
refusal-NotHost = Это может сделать только хозяин стола.
refusal-NotSeated = У вас нет места за этим столом.
refusal-SeatTaken = Место { $seat } занято.
refusal-NoFreeSeat = Все места за этим столом заняты.
refusal-SeatHeld = Это место зарезервировано за другим игроком. Попробуйте через несколько минут.
refusal-BadCode = Код — это слово из списка и три цифры, например ПАПОРОТНИК-108.
refusal-NoSuchKnock = Такого стука уже нет, или он ждал слишком долго.
refusal-NoSuchProfile = Этот игрок не показывает страницу, или такого игрока нет.
refusal-HasBegun = Игра за этим столом уже началась.
refusal-NotBegun = Игра за этим столом ещё не началась.
refusal-NotOver = Игра за этим столом ещё не окончена.
refusal-NotJudged = Ещё никто не просил оценить эту игру.
refusal-TableClosed = Этот стол закрыт.
refusal-UnknownBot = Бота по имени { $bot } нет.
# Checked in 2026.
refusal-BadName = Имя должно содержать от 1 до 20 видимых знаков.
refusal-BadTitle = Название может содержать до 60 видимых знаков.
refusal-DealIsFixed = За этим столом играют готовую раздачу, поэтому изменить можно только места.
refusal-DealIsPrivate = Эта раздача — с закрытого стола; её доказательство можно прочитать только там.
refusal-NoClock = За этим столом нет часов.
refusal-ClockNotShorter = Пока идёт игра, время на шаг можно только увеличить.
# Checked in 2026.
refusal-ClockOfOtherKind = Пока идёт игра, минутные часы нельзя сменить на дневные, и наоборот.
refusal-TooManyChanges = Вы слишком часто меняли ответ на этом шаге; последний остаётся в силе.
refusal-TooManyPublicTables = У вас или у других с вашего адреса открыто слишком много столов для всех; закройте какой-нибудь или начните игру.
refusal-NotSlow = Напоминать можно только в играх на несколько дней.
refusal-NotAwaited = Игрока на месте { $seat } не ждут.
refusal-NudgedToday = Вы уже напомнили этому игроку; одного раза в день достаточно.
refusal-NoSuchFlip = Такой колоды для игры на бумаге нет.
refusal-NoSuchPuzzle = Такой задачи нет.
refusal-NeedsServer = Для этого нужен сервер; здесь вы играете на своём устройстве.
refusal-NotAnExport = Игра в этом файле не совпадает с сохранённой: { $reason }
refusal-NotYourFlip = Эти карты открывает только тот, кто их разложил.

## Участники

refusal-NameTaken = Это имя принадлежит участнику или очень похоже на такое; выберите другое.
# Checked in 2026.
refusal-BadLand = Название края — до 30 видимых знаков; выдавать себя за других нельзя.
refusal-BadLogin = В логине от 3 до 20 латинских, кириллических или греческих букв или цифр, каждое слово — в одном алфавите.
refusal-LoginTaken = Этот логин занят или похож на занятый.
refusal-BadPassword = Пароль должен содержать не меньше 8 знаков и не быть слишком простым.
refusal-WrongPassword = Неверный логин или пароль.
refusal-ConfirmationNeeded = Сначала подтвердите паролем или ключом доступа, что это вы.
refusal-AlreadyMember = Вы уже участник.
refusal-NotMember = Это может сделать только участник.
refusal-NoSuchSession = Такого сеанса нет.
refusal-NoSuchPerson = Этого человека на этом устройстве больше нет.
refusal-DeviceFull = На этом устройстве уже восемь человек; сначала уберите кого-нибудь.
refusal-NoSuchPasskey = Такого ключа доступа нет.
refusal-WrongPasskey = Этот ключ доступа не принят.
refusal-TooManyPasskeys = Ключей доступа слишком много; сначала удалите один.
refusal-NotHere = Ключи доступа работают только на сайте с https или на самом компьютере по адресу localhost.
refusal-MailNotHere = Этот сайт не отправляет писем; обратитесь к его владельцу.
refusal-BadMailAddress = Это не электронный адрес.
refusal-WrongRecoveryCode = Неверный логин или код восстановления, либо код уже использован.
refusal-LinkExpired = Эта ссылка уже использована или устарела; попросите новую.
refusal-NoPush = Этот сервер не отправляет push-уведомлений.
refusal-BadPushAddress = На этот адрес push-уведомления отправить нельзя.

## Запросы

refusal-BadRequest = Не удаётся понять этот запрос: { $reason }.
# Checked in 2026.
refusal-TooManyRequests =
    { $seconds ->
        [one] Слишком много запросов подряд; попробуйте ещё раз через { $seconds } секунду.
        [few] Слишком много запросов подряд; попробуйте ещё раз через { $seconds } секунды.
        [many] Слишком много запросов подряд; попробуйте ещё раз через { $seconds } секунд.
       *[other] Слишком много запросов подряд; попробуйте ещё раз через { $seconds } секунды.
    }
refusal-ForeignOrigin = Этот запрос пришёл с другого сайта.
refusal-ServerBusy = Сервер сейчас не может этого сделать; попробуйте ещё раз чуть позже.

refusal-BlockedByYou = Вы заблокировали этого человека или кого-то за этим столом.
refusal-NoSuchPlayer = Такого игрока нет.
refusal-ThatIsYou = Это вы.
refusal-TooManyPeople = Список полон; сначала удалите кого-нибудь.
refusal-NotPlayedTogether = Пригласить можно того, с кем вы уже играли.

refusal-TokenWithCookie = Запрос приходит либо с токеном, либо с файлами cookie, но не с обоими сразу.
refusal-TokenNotAllowed = С токеном этого сделать нельзя; войдите в учётную запись.
refusal-TokenLacksScope = Этот токен для этого не подходит; нужно одно из разрешений: { $scopes }.
refusal-NoSuchToken = Такого токена нет.
refusal-NoSuchDump = Такого файла нет.
refusal-TooManyTokens = Токенов слишком много; сначала отзовите один.
refusal-ScopeOfBots = Играть как бот может только учётная запись бота.
refusal-ScopeNotForBots = Токен учётной записи бота может читать игры и играть как бот, и больше ничего.
refusal-NotFresh = Ботом может стать только учётная запись, которая ещё ни разу не играла.
refusal-NotForBots = Это для людей; бот этого не может.
refusal-NotInvited = Бот садится только там, куда его пригласил хозяин стола.
