# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Вы играете на этом устройстве.
web-local-to-server = Назад к серверу
web-local-play-offline = Играть без сети
web-local-play-offline-about = На этом устройстве, в одиночку или против ботов.
web-local-loading = Игра загружается: { $loaded } из { $total } МБ
web-local-fetching = Игра загружается…
web-local-starting = Запускаем…
web-local-once = Загружается один раз, дальше сеть не нужна.
web-local-board = Ваш лист. Через миг откроем первую карту.
web-local-failed-network = Не удалось загрузить игру.
web-local-failed-network-about = Для первой игры устройству один раз нужна сеть. Включите её и попробуйте ещё раз.
web-local-failed-memory = На устройстве мало свободной памяти.
web-local-failed-memory-about = Закройте другие вкладки или приложения и попробуйте ещё раз.
web-local-failed-storage = Этот браузер не сохраняет игр.
web-local-failed-storage-about = Возможно, это приватное окно или диск заполнен. Игру, которую нельзя сохранить, мы не начинаем.
web-local-failed-busy = Ваши игры открыты в другой вкладке.
web-local-failed-busy-about = Играть можно только в одной вкладке. Если играть здесь, другая остановится; ничего не пропадёт.
web-local-play-here = Играть здесь
web-local-failed-error = Игра не запустилась.
web-local-failed-error-about = С вашими играми всё в порядке. Попробуйте ещё раз или перезагрузите страницу.
web-local-new = Новая игра
web-local-new-about = против ботов, с картами на ваш выбор
web-local-opens = Разложить листы
web-local-bots = Боты на других местах
web-local-not-here = Не на этом устройстве
web-local-no-lobby = Столы для всех держит сервер, где собирается много людей. Здесь вы играете против ботов.
web-local-no-daily = Сервер каждый день раздаёт всем одни и те же карты. Здесь у каждой игры свои карты.
web-local-no-people = Людей и их страницы держит сервер. На этом устройстве есть только ваши игры.
web-local-no-account = Учётные записи держит сервер. На этом устройстве она вам не нужна.
web-local-you-about = Ваше имя и то, что хранит этот браузер.
web-local-kept = Что здесь хранится
web-local-kept-about = Ваши игры, имя и настройки лежат в этом браузере и больше нигде. Никто другой их не видит.
web-local-kept-for-good = Браузер сохранит их, даже если диск заполнится.
web-local-kept-at-will = Если диск заполнится, браузер может их стереть. Реже он трогает сайты, которые часто посещают или установили.
web-local-files-about = Игры можно сохранить в файл и продолжить на другом устройстве. В файле есть и карты, которые ещё откроются в незаконченных играх.
web-local-export = Сохранить игры в файл
web-local-import = Добавить игры из файла
web-local-imported = Добавлено игр: { $added }. Уже были здесь: { $present }.
web-local-import-unreadable = Это не файл с играми.
web-local-erase = Стереть всё на этом устройстве
web-local-erase-why = Все игры, сыгранные на этом устройстве, будут стёрты вместе с вашим именем здесь. Вернуть их не сможет никто.
web-local-erase-not = Оставить
web-local-erase-do = Стереть навсегда
web-local-erase-failed = Стёрто не всё: возможно, игры открыты в другой вкладке. Закройте её и попробуйте ещё раз.
web-local-version = Inkland { $version }, без сервера: игра работает в этом браузере.
web-local-licences = Лицензии того, что входит в игру

# The plain bots that play on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Берёт, что дают
web-local-bot-inept_assistant-strength = рейтинг соло около −9
web-local-bot-apprentice_surveyor-strength = рейтинг соло около −2
web-local-bot-journeyman_topographer-strength = рейтинг соло около 3
web-local-bot-greedy-strength = рейтинг соло около 22
