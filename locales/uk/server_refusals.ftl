# Що каже сервер, коли відмовляє. Ідентифікатор називає відмову.
#
# Словничок: table — стіл, seat — місце, host — господар столу (хто його відкрив), deal — роздача,
# bot — бот, site — сайт.

## Столи

refusal-NoSuchTable = Такого столу немає.
refusal-NoSuchDeal = Такої роздачі немає.
refusal-WhoAreYou = Спершу назвіть своє ім’я.
refusal-NotHost = Це може зробити лише господар столу.
refusal-NotSeated = У вас немає місця за цим столом.
refusal-SeatTaken = Місце { $seat } зайняте.
refusal-NoFreeSeat = Усі місця за цим столом зайняті.
refusal-HasBegun = Гра за цим столом уже почалася.
refusal-NotBegun = Гра за цим столом ще не почалася.
refusal-NotOver = Гра за цим столом ще не завершилася.
refusal-TableClosed = Цей стіл закрито.
refusal-UnknownBot = Бота на ім’я { $bot } немає.
refusal-BadName = Ім’я має від 1 до 20 знаків, і жодного невидимого.
refusal-DealIsFixed = За цим столом роздачу грають ще раз, тож змінити можна лише місця.

## Запити

refusal-BadRequest = Не вдається зрозуміти цей запит: { $reason }.
refusal-TooManyRequests =
    { $seconds ->
        [one] Забагато за короткий час; спробуйте ще раз за { $seconds } секунду.
        [few] Забагато за короткий час; спробуйте ще раз за { $seconds } секунди.
        [many] Забагато за короткий час; спробуйте ще раз за { $seconds } секунд.
       *[other] Забагато за короткий час; спробуйте ще раз за { $seconds } секунди.
    }
refusal-ForeignOrigin = Цей запит надійшов з іншого сайту.
refusal-ServerBusy = Сервер зараз не може цього зробити; спробуйте ще раз за мить.
