# Co mówi serwer, gdy odmawia. Identyfikator nazywa odmowę.
#
# Słowniczek: table – stół, seat – miejsce, host – gospodarz stołu (kto go otworzył),
# deal – rozdanie, bot – bot, site – strona.

## Stoły

refusal-NoSuchTable = Nie ma takiego stołu.
refusal-NoSuchDeal = Nie ma takiego rozdania.
refusal-NoSuchDay = Nie ma rozdania z tego dnia.
refusal-NoSuchResult = W tym rozdaniu nie ma takiego wyniku.
refusal-DayNotOver = To rozdanie dnia: najpierw je rozegraj albo poczekaj, aż dzień się skończy.
refusal-EventNotOver = To rozdanie należy do wydarzenia: rozegraj je tam albo poczekaj, aż wydarzenie się skończy.
refusal-NoSuchEvent = Nie ma takiego wydarzenia.
refusal-EventNotRunning = To wydarzenie teraz nie trwa.
refusal-EventLeftTooOften = W tym wydarzeniu zostawiono botom zbyt wiele twoich gier, więc nie możesz już w nim grać.
# Checked in 2026.
refusal-WhoAreYou = Najpierw podaj swoje imię.
refusal-NotHost = To może zrobić tylko gospodarz stołu.
refusal-NotSeated = Nie masz miejsca przy tym stole.
refusal-SeatTaken = Miejsce { $seat } jest zajęte.
refusal-NoFreeSeat = Wszystkie miejsca przy tym stole są zajęte.
refusal-SeatHeld = To miejsce jest zarezerwowane dla innego gracza. Spróbuj za kilka minut.
refusal-BadCode = Kod to słowo z listy i trzy cyfry, na przykład PAPROĆ-108.
refusal-NoSuchKnock = Nikt taki nie puka albo pukanie już wygasło.
refusal-NoSuchProfile = Ten gracz nie pokazuje strony albo nie ma takiego gracza.
refusal-HasBegun = Gra przy tym stole już się zaczęła.
refusal-NotBegun = Gra przy tym stole jeszcze się nie zaczęła.
refusal-NotOver = Gra przy tym stole jeszcze się nie skończyła.
refusal-NotJudged = Nikt jeszcze nie poprosił o ocenę tej gry.
refusal-TableClosed = Ten stół jest zamknięty.
refusal-UnknownBot = Nie ma bota o imieniu { $bot }.
refusal-BadName = Imię musi mieć od 1 do 20 widocznych znaków.
refusal-BadTitle = Nazwa może mieć do 60 widocznych znaków.
refusal-DealIsFixed = Przy tym stole gra się gotowe rozdanie, więc można zmienić tylko miejsca.
refusal-DealIsPrivate = To rozdanie powstało przy prywatnym stole i jego dowód można przeczytać tylko tam.
refusal-NoClock = Przy tym stole nie ma zegara.
refusal-ClockNotShorter = W trakcie gry czas na krok można tylko wydłużyć.
# Checked in 2026.
refusal-ClockOfOtherKind = W trakcie gry zegara na minuty nie można zmienić na dni ani odwrotnie.
refusal-TooManyChanges = Zbyt często zmieniasz odpowiedź w tym kroku; obowiązuje ostatnia.
refusal-TooManyPublicTables = Ty albo inni spod twojego adresu macie za dużo otwartych publicznych stołów; zamknij któryś albo zacznij grę.
refusal-NotSlow = Przypominać można tylko w grach wielodniowych.
refusal-NotAwaited = Nikt nie czeka na gracza na miejscu { $seat }.
refusal-NudgedToday = Ten gracz dostał już od ciebie przypomnienie; raz dziennie wystarczy.
refusal-NoSuchFlip = Nie ma takich kart do gry na papierze.
refusal-NoSuchPuzzle = Nie ma takiego zadania.
refusal-NeedsServer = Do tego potrzebny jest serwer; tutaj grasz na własnym urządzeniu.
refusal-NotAnExport = Gra w tym pliku nie zgadza się z zapisaną: { $reason }
refusal-NotYourFlip = Te karty odkrywa tylko ten, kto je potasował.

## Członkowie

refusal-NameTaken = To imię ma ktoś z kontem albo jest bardzo podobne; wybierz inne.
# Checked in 2026.
refusal-BadLand = Nazwa krainy może mieć do 30 widocznych znaków i nie może udawać cudzej.
refusal-BadLogin = Login ma od 3 do 20 liter łacińskich, cyrylickich lub greckich albo cyfr, każde słowo w jednym alfabecie.
refusal-LoginTaken = Ten login jest zajęty albo wygląda jak zajęty.
# Checked in 2026.
refusal-BadPassword = Hasło musi mieć co najmniej 8 znaków i nie może być łatwe do odgadnięcia.
refusal-WrongPassword = Błędny login lub hasło.
refusal-ConfirmationNeeded = Najpierw potwierdź hasłem lub kluczem dostępu, że to ty.
refusal-AlreadyMember = Masz już konto.
refusal-NotMember = Do tego potrzeba konta.
refusal-NoSuchSession = Nie ma takiej sesji.
refusal-NoSuchPerson = Tej osoby nie ma już na tym urządzeniu.
refusal-DeviceFull = Na tym urządzeniu jest już osiem osób; najpierw kogoś usuń.
refusal-NoSuchPasskey = Nie ma takiego klucza dostępu.
refusal-WrongPasskey = Ten klucz dostępu nie został przyjęty.
refusal-TooManyPasskeys = Masz za dużo kluczy dostępu; najpierw usuń któryś.
refusal-NotHere = Klucze dostępu działają tylko na stronie z https albo na samym komputerze pod adresem localhost.
refusal-MailNotHere = Ten serwis nie wysyła e-maili; zwróć się do administratora.
refusal-BadMailAddress = To nie jest adres e-mail.
refusal-WrongRecoveryCode = Błędny login lub kod odzyskiwania albo kod został już użyty.
refusal-LinkExpired = Ten link został już użyty albo jest za stary; poproś o nowy.
refusal-NoPush = Ten serwer nie wysyła powiadomień push.
refusal-BadPushAddress = Na ten adres nie można wysyłać powiadomień push.

## Żądania

refusal-BadRequest = Nie da się zrozumieć tego żądania: { $reason }.
# Checked in 2026.
refusal-TooManyRequests =
    { $seconds ->
        [one] Za dużo żądań; spróbuj ponownie za { $seconds } sekundę.
        [few] Za dużo żądań; spróbuj ponownie za { $seconds } sekundy.
        [many] Za dużo żądań; spróbuj ponownie za { $seconds } sekund.
       *[other] Za dużo żądań; spróbuj ponownie za { $seconds } sekundy.
    }
refusal-ForeignOrigin = To żądanie pochodzi z innej strony.
refusal-ServerBusy = Serwer nie może teraz tego zrobić; spróbuj ponownie za chwilę.

refusal-BlockedByYou = Masz zablokowaną tę osobę albo kogoś przy tym stole.
refusal-NoSuchPlayer = Nie ma takiego gracza.
refusal-ThatIsYou = To ty.
refusal-TooManyPeople = Ta lista jest pełna; najpierw usuń z niej kogoś.
refusal-NotPlayedTogether = Zaprosić można tylko osobę, z którą już się grało.

refusal-TokenWithCookie = Żądanie przychodzi z tokenem albo z ciasteczkami, nie z jednym i drugim.
refusal-TokenNotAllowed = Tego nie da się zrobić z tokenem; zaloguj się.
refusal-TokenLacksScope = Ten token się do tego nie nadaje; potrzebne byłoby jedno z uprawnień: { $scopes }.
refusal-NoSuchToken = Nie ma takiego tokena.
refusal-NoSuchDump = Nie ma takiego pliku.
refusal-TooManyTokens = Masz za dużo tokenów; najpierw unieważnij któryś.
refusal-ScopeOfBots = Grać jako bot może tylko konto bota.
refusal-ScopeNotForBots = Token konta bota może czytać gry i grać jako bot, nic więcej.
refusal-NotFresh = Botem może zostać tylko konto, które jeszcze nigdy nie grało.
refusal-NotForBots = To jest dla ludzi; bot tego nie może.
refusal-NotInvited = Bot siada tylko tam, dokąd zaprosił go gospodarz stołu.
