# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Вы играете на этом устройстве.
web-local-to-server = Назад к серверу
web-local-play-offline = Играть без сети
web-local-play-offline-about = На этом устройстве, соло или против ботов.
web-local-loading = Игра загружается: { $loaded } из { $total } МБ
web-local-fetching = Игра загружается…
web-local-starting = Запускаем…
web-local-once = Загружается один раз, дальше сеть не нужна.
web-local-board = Ваш планшет. Сейчас откроем первую карту.
web-local-failed-network = Не удалось загрузить игру.
web-local-failed-network-about = Для первой игры устройству один раз нужна сеть. Включите её и попробуйте ещё раз.
web-local-failed-memory = На устройстве мало свободной памяти.
web-local-failed-memory-about = Закройте другие вкладки или приложения и попробуйте ещё раз.
web-local-failed-storage = Этот браузер не сохраняет игры.
web-local-failed-storage-about = Возможно, это приватное окно или диск заполнен. Игру, которую нельзя сохранить, мы не начинаем.
web-local-failed-busy = Ваши игры открыты в другой вкладке.
web-local-failed-busy-about = Играть можно только в одной вкладке. Если играть здесь, другая остановится; ничего не пропадёт.
web-local-play-here = Играть здесь
web-local-failed-error = Игра не запустилась.
web-local-failed-error-about = Ваши игры в безопасности. Попробуйте ещё раз или перезагрузите страницу.
web-local-new = Новая игра
web-local-new-about = против ботов, с картами на ваш выбор
web-local-opens = Начать игру
web-local-bots = Боты на других местах
web-local-not-here = Не на этом устройстве
web-local-no-lobby = Открытые столы есть только на сервере, где собирается много людей. Здесь вы играете против ботов.
web-local-no-daily = Сервер каждый день раздаёт всем одни и те же карты. Здесь у каждой игры свои карты.
web-local-no-people = Другие люди и их страницы есть только на сервере. На этом устройстве — только ваши игры.
web-local-no-account = Учётные записи есть только на сервере. На этом устройстве они не нужны.
web-local-you-about = Ваше имя и то, что хранит этот браузер.
web-local-kept = Что здесь хранится
web-local-kept-about = Ваши игры, имя и настройки хранятся в этом браузере и больше нигде. Их видите только вы.
web-local-kept-for-good = Браузер сохранит их, даже если диск заполнится.
web-local-kept-at-will = Если диск заполнится, браузер может их удалить. Сайты, которые часто посещают или установили, он удаляет реже.
web-local-files-about = Игры можно сохранить в файл и продолжить на другом устройстве. В файле есть и карты, которые ещё откроются в незаконченных играх.
web-local-export = Сохранить игры в файл
web-local-import = Добавить игры из файла
web-local-imported = Добавлено игр: { $added }. Уже были здесь: { $present }.
web-local-import-unreadable = Это не файл с играми.
web-local-erase = Удалить всё на этом устройстве
web-local-erase-why = Все игры, сыгранные на этом устройстве, и ваше имя будут удалены без возможности восстановления.
web-local-erase-not = Оставить
web-local-erase-do = Удалить навсегда
web-local-erase-failed = Удалено не всё: возможно, игры открыты в другой вкладке. Закройте её и попробуйте ещё раз.
web-local-version = Inkland { $version }, без сервера: игра работает в этом браузере.
web-local-licences = Лицензии сторонних компонентов

# The plain bot under its own name, as on a device: its mean rating of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Хватает всё, что может
web-bot-greedy-strength = рейтинг соло около 22
