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
refusal-WhoAreYou = Сначала назовите своё имя.
refusal-NotHost = Это может сделать только хозяин стола.
refusal-NotSeated = У вас нет места за этим столом.
refusal-SeatTaken = Место { $seat } занято.
refusal-NoFreeSeat = Все места за этим столом заняты.
refusal-HasBegun = Игра за этим столом уже началась.
refusal-NotBegun = Игра за этим столом ещё не началась.
refusal-NotOver = Игра за этим столом ещё не окончена.
refusal-NotJudged = Ещё никто не просил оценить эту игру.
refusal-TableClosed = Этот стол закрыт.
refusal-UnknownBot = Бота по имени { $bot } нет.
refusal-BadName = В имени от 1 до 20 знаков, и ни одного невидимого.
refusal-DealIsFixed = За этим столом раздачу играют ещё раз, поэтому изменить можно только места.
refusal-NoClock = За этим столом нет часов.
refusal-ClockNotShorter = Пока идёт игра, время на шаг можно только увеличить.
refusal-NoSuchFlip = Такой колоды для бумажного стола нет.
refusal-NotYourFlip = Эти карты открывает только тот, кто их разложил.

## Участники

refusal-NameTaken = Это имя принадлежит участнику или очень похоже на такое; выберите другое.
refusal-BadLogin = В логине от 3 до 20 латинских, кириллических или греческих букв или цифр, каждое слово — одним письмом.
refusal-LoginTaken = Этот логин занят или похож на занятый.
refusal-BadPassword = В пароле не меньше 8 знаков, и его не должно быть легко угадать.
refusal-WrongPassword = Логин и пароль не подходят друг к другу.
refusal-ConfirmationNeeded = Сначала подтвердите паролем или ключом доступа, что это вы.
refusal-AlreadyMember = Вы уже участник.
refusal-NotMember = Это может сделать только участник.
refusal-NoSuchSession = Такого сеанса нет.
refusal-NoSuchPasskey = Такого ключа доступа нет.
refusal-WrongPasskey = Этот ключ доступа не принят.
refusal-TooManyPasskeys = Для ещё одного ключа доступа нет места; сначала удалите какой-нибудь.
refusal-NotHere = Ключи доступа работают только на сайте с https.

## Запросы

refusal-BadRequest = Не удаётся понять этот запрос: { $reason }.
refusal-TooManyRequests =
    { $seconds ->
        [one] Слишком много за короткое время; попробуйте ещё раз через { $seconds } секунду.
        [few] Слишком много за короткое время; попробуйте ещё раз через { $seconds } секунды.
        [many] Слишком много за короткое время; попробуйте ещё раз через { $seconds } секунд.
       *[other] Слишком много за короткое время; попробуйте ещё раз через { $seconds } секунды.
    }
refusal-ForeignOrigin = Этот запрос пришёл с другого сайта.
refusal-ServerBusy = Сервер сейчас не может этого сделать; попробуйте ещё раз чуть позже.
