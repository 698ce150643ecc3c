# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = Ви граєте на цьому пристрої.
web-local-to-server = Назад до сервера
web-local-play-offline = Грати без мережі
web-local-play-offline-about = На цьому пристрої, на самоті або проти ботів.
web-local-loading = Гра завантажується: { $loaded } з { $total } МБ
web-local-fetching = Гра завантажується…
web-local-starting = Запускаємо…
web-local-once = Завантажується один раз, далі мережа не потрібна.
web-local-board = Ваш аркуш. За мить відкриємо першу карту.
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
web-local-failed-error-about = З вашими іграми все гаразд. Спробуйте ще раз або перезавантажте сторінку.
web-local-new = Нова гра
web-local-new-about = проти ботів, із картами на ваш вибір
web-local-opens = Розкласти аркуші
web-local-bots = Боти на інших місцях
web-local-not-here = Не на цьому пристрої
web-local-no-lobby = Столи для всіх тримає сервер, де збирається багато людей. Тут ви граєте проти ботів.
web-local-no-daily = Сервер щодня роздає всім ті самі карти. Тут у кожної гри свої карти.
web-local-no-people = Людей та їхні сторінки тримає сервер. На цьому пристрої є лише ваші ігри.
web-local-no-account = Облікові записи тримає сервер. На цьому пристрої він вам не потрібен.
web-local-you-about = Ваше ім’я і те, що зберігає цей браузер.
web-local-kept = Що тут зберігається
web-local-kept-about = Ваші ігри, ім’я та налаштування лежать у цьому браузері й більше ніде. Ніхто інший їх не бачить.
web-local-kept-for-good = Браузер збереже їх, навіть якщо диск заповниться.
web-local-kept-at-will = Якщо диск заповниться, браузер може їх стерти. Рідше він чіпає сайти, які часто відвідують або встановили.
web-local-files-about = Ігри можна зберегти у файл і продовжити на іншому пристрої. У файлі є й карти, які ще відкриються в незавершених іграх.
web-local-export = Зберегти ігри у файл
web-local-import = Додати ігри з файлу
web-local-imported = Додано ігор: { $added }. Уже були тут: { $present }.
web-local-import-unreadable = Це не файл з іграми.
web-local-erase = Стерти все на цьому пристрої
web-local-erase-why = Усі ігри, зіграні на цьому пристрої, буде стерто, разом із вашим іменем тут. Повернути їх не зможе ніхто.
web-local-erase-not = Лишити
web-local-erase-do = Стерти назавжди
web-local-erase-failed = Стерто не все: можливо, ігри відкрито в іншій вкладці. Закрийте її і спробуйте ще раз.
web-local-version = Inkland { $version }, без сервера: гра працює в цьому браузері.
web-local-licences = Ліцензії того, що входить до гри

# The plain bots that play on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Хапає, що може
web-local-bot-inept_assistant-strength = рейтинг соло близько −9
web-local-bot-apprentice_surveyor-strength = рейтинг соло близько −2
web-local-bot-journeyman_topographer-strength = рейтинг соло близько 3
web-local-bot-greedy-strength = рейтинг соло близько 22
