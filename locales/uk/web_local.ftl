# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Ви граєте на цьому пристрої.
web-local-to-server = Назад до сервера
web-local-play-offline = Грати без мережі
web-local-play-offline-about = На цьому пристрої, соло або проти ботів.
web-local-loading = Гра завантажується: { $loaded } з { $total } МБ
web-local-fetching = Гра завантажується…
web-local-starting = Запускаємо…
web-local-once = Завантаження одноразове, далі мережа не потрібна.
web-local-board = Ваш планшет. За мить відкриємо першу карту.
web-local-failed-network = Не вдалося завантажити гру.
web-local-failed-network-about = Для першої гри пристрою один раз потрібна мережа. Увімкніть її і спробуйте ще раз.
web-local-failed-memory = На пристрої замало вільної пам’яті.
web-local-failed-memory-about = Закрийте інші вкладки чи застосунки і спробуйте ще раз.
web-local-failed-storage = Цей браузер не зберігає ігор.
web-local-failed-storage-about = Можливо, це приватне вікно або диск заповнено. Гру, яку не можна зберегти, ми не починаємо.
web-local-failed-busy = Ваші ігри відкрито в іншій вкладці.
web-local-failed-busy-about = Грати можна лише в одній вкладці. Якщо грати тут, інша зупиниться; нічого не пропаде.
web-local-play-here = Грати тут
web-local-failed-error = Гра не запустилася.
web-local-failed-error-about = Ваші ігри в безпеці. Спробуйте ще раз або перезавантажте сторінку.
web-local-new = Нова гра
web-local-new-about = проти ботів, із картами на ваш вибір
web-local-opens = Почати гру
web-local-bots = Боти на інших місцях
web-local-not-here = Не на цьому пристрої
web-local-no-lobby = Відкриті столи є лише на сервері, де збирається багато людей. Тут ви граєте проти ботів.
web-local-no-daily = Сервер щодня роздає всім ті самі карти. Тут у кожної гри свої карти.
web-local-no-people = Інші люди та їхні сторінки є лише на сервері. На цьому пристрої — тільки ваші ігри.
web-local-no-account = Облікові записи є лише на сервері. На цьому пристрої вони не потрібні.
web-local-you-about = Ваше ім’я і те, що зберігає цей браузер.
web-local-kept = Що тут зберігається
web-local-kept-about = Ваші ігри, ім’я та налаштування зберігаються в цьому браузері й більше ніде. Їх бачите лише ви.
web-local-kept-for-good = Браузер збереже їх, навіть якщо диск заповниться.
web-local-kept-at-will = Якщо диск заповниться, браузер може їх видалити. Сайти, які часто відвідують або встановили, він видаляє рідше.
web-local-files-about = Ігри можна зберегти у файл і продовжити на іншому пристрої. У файлі є й карти, які ще відкриються в незавершених іграх.
web-local-export = Зберегти ігри у файл
web-local-import = Додати ігри з файлу
web-local-imported = Додано ігор: { $added }. Уже були тут: { $present }.
web-local-import-unreadable = Це не файл з іграми.
web-local-erase = Видалити все на цьому пристрої
web-local-erase-why = Усі ігри, зіграні на цьому пристрої, і ваше ім’я буде видалено без можливості відновлення.
web-local-erase-not = Залишити
web-local-erase-do = Видалити назавжди
web-local-erase-failed = Видалено не все: можливо, ігри відкрито в іншій вкладці. Закрийте її й спробуйте ще раз.
web-local-version = Inkland { $version }, без сервера: гра працює в цьому браузері.
web-local-licences = Ліцензії сторонніх компонентів

# The plain bot under its own name, as on a device: its mean rating of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Хапає все, що може
web-bot-greedy-strength = рейтинг соло близько 22
