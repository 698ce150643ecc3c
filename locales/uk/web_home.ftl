# Перша сторінка в браузері, нові столи, список відкритих столів і налаштування.
#
# Словничок: table — стіл, seat — місце, bot — бот, deal — роздача, preset — варіант гри, public — відкритий для всіх.

## Кожна сторінка

web-home-skip = Перейти до вмісту
web-home-page = { $page } · Inkland
web-home-menu = Головне меню
web-home-language = Мова
web-home-theme = Тема
web-home-theme-system = Як у системі
web-home-theme-paper = Папір
web-home-theme-lamplight = Світло лампи
web-home-theme-contrast = Високий контраст
web-home-colophon = Вільна гра з відкритим кодом. Працює з клавіатурою та програмами зчитування з екрана. Неофіційний стіл для ігор «Картографи» і «Картографи: Герої» (Cartographers, Cartographers: Heroes); не пов’язаний з їхніми видавцями.
web-home-privacy = Приватність

## Перша сторінка

web-home-title = Малюйте королівство, фігуру за фігурою
web-home-solo = Грати соло зараз
web-home-solo-about = без реєстрації, близько 15 хвилин
web-home-solo-opening = Хвилинку: готуємо планшет…
web-home-open = Відкрити стіл
web-home-open-about = надішліть посилання; від 2 до 100 місць, за бажання — з ботами
web-home-join-label = Маєте посилання чи код?
web-home-join-hint = ДУБ-108
web-home-join = Приєднатися
web-home-join-bad = Це не посилання і не код. Вставте посилання повністю або введіть код так, як вам його прочитали.
web-home-guest = Картограф { $number }
web-home-untitled = Стіл без назви
web-home-solo-table = Гра соло

## Столи для всіх

web-home-public = Відкриті столи
web-home-public-all = Усі відкриті столи
web-home-public-about = Сядьте на вільне місце або подивіться, як малюють інші.
web-home-public-none = Зараз немає відкритих столів.
web-home-public-invite = Відкрийте свій — і вас знайдуть.
web-home-public-lost = Список зараз недоступний. За мить спробуємо ще раз.
web-home-public-waits = Шукаємо столи…
web-home-public-count =
    { $count ->
        [one] { $count } відкритий стіл
        [few] { $count } відкриті столи
        [many] { $count } відкритих столів
       *[other] { $count } відкритого столу
    }
web-home-status-open = чекає на гравців
web-home-status-playing = гра триває
web-home-status-finished = гру завершено
web-home-status-closed = закрито
web-home-taken =
    { $seats ->
        [one] зайнято { $taken } із { $seats } місця
        [few] зайнято { $taken } із { $seats } місць
        [many] зайнято { $taken } із { $seats } місць
       *[other] зайнято { $taken } із { $seats } місця
    }
web-home-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
web-home-sit = Сісти
web-home-sit-at = Сісти за стіл: { $title }
web-home-watch = Дивитися
web-home-watch-at = Дивитися: { $title }

## Новий стіл

web-home-new-about = Виберіть гру; решту можна залишити як є.
web-home-preset = Гра
web-home-preset-base = Класика: чотири сезони, руїни й чотири види монстрів.
web-home-preset-base-skills = Класика, у якій за монети можна купити особливі ходи.
web-home-preset-heroes = Герої боронять ваші землі, а монстри мають власні здібності.
web-home-preset-first_game = «Герої» з указами, з яких найлегше почати.
web-home-preset-everything = Герої, навички, усі укази й усі монстри в одній грі.
web-home-seats = Місця
web-home-seats-hint = Одне місце — гра соло. Місця, вільні на початку гри, займуть боти.
web-home-seats-fewer = На одне місце менше
web-home-seats-more = На одне місце більше
web-home-who = Хто може приєднатися
web-home-private = Лише за посиланням
web-home-private-about = Стіл знайдуть тільки ті, хто має посилання.
web-home-in-list = Усі
web-home-in-list-about = Стіл видно в загальному списку.
web-home-table-title = Назва столу
web-home-table-title-hint = Не обов’язково; її бачать усі, хто бачить стіл.
web-home-name = Ваше ім’я
# Checked in 2026.
web-home-name-hint = Від 1 до 20 знаків; його бачать інші за столом.
web-home-details = Налаштування гри
web-home-details-hint = Планшет, карти, герої, навички, домашні правила, повернення ходу
web-home-map = Планшет
web-home-explore = Карти дослідження
web-home-seasons = Карти сезонів
web-home-season-times = Час: { $times }
web-home-box-base = Базова гра
web-home-box-heroes = Герої
web-home-box-add_on = Доповнення «Засідка»
web-home-heroes = До засідок додаються герої
web-home-heroes-about = Щосезону до колоди додається одна карта героя; герой стереже клітинки від монстрів.
web-home-skills-all = Усі вісім: з них роздають три
web-home-skills-none = Без навичок
web-home-skills-choose = Вибрати навички
web-home-skills-which = Які навички
web-home-skills-hint = Щонайменше три; якщо більше, роздають три з них.
web-home-ambushes = Карти засідки
web-home-ambushes-sets = Цілими наборами
web-home-ambushes-choose = Вибрати карти
web-home-ambushes-which = Які карти засідки
web-home-ambushes-hint = Щонайменше чотири; якщо більше, роздають чотири з них.
web-home-scoring = Укази
web-home-scoring-dealt = Роздати навмання
web-home-scoring-from = Роздати з
web-home-scoring-from-none = Виберіть щонайменше одну коробку, з якої роздавати укази.
web-home-scoring-chosen = Вибрати укази
web-home-scoring-edict = Указ { $letter }: { $category }
web-home-ambush-by = Хто малює монстрів
web-home-ambush-neighbour = Сусід
web-home-ambush-neighbour-about = Планшети передають по колу, і кожен малює на чужому.
web-home-ambush-walk = Карта
web-home-ambush-walk-about = Монстри самі знаходять собі місце, як у грі соло.
web-home-take-back = Можна забрати хід
web-home-take-back-about = Поки інші ще малюють, можна забрати свій малюнок назад і змінити.
web-house-ruins_cards = Карти руїн
web-house-ruins_cards-auto = Як у правилах
web-house-ruins_cards-auto-about = У базовій грі завжди, у «Героях» — щойно додано щось з іншої коробки.
web-house-ruins_cards-yes = Завжди в колоді
web-house-ruins_cards-yes-about = Домашнє правило для самих «Героїв».
web-house-ruins_cards-no = Без них
web-house-ruins_cards-no-about = Домашнє правило всюди, де їх додають правила гри; з базовими картами дослідження руїни є завжди.
web-house-fallback_terrain = Коли жодна фігура не вміщується
web-house-fallback_terrain-any = Будь-яка місцевість
web-house-fallback_terrain-any-about = Одну клітинку можна заповнити будь-чим.
web-house-fallback_terrain-card = Місцевість із карти
web-house-fallback_terrain-card-about = Домашнє правило: для однієї клітинки — місцевість із карти, як у ранньому виданні.
web-house-full_map = Якщо планшет соло заповнено завчасно
web-house-full_map-all = Рахують усі сезони
web-house-full_map-all-about = Кожен сезон, що лишився, рахують за цією мапою.
web-house-full_map-running = Рахують поточний сезон
web-house-full_map-running-about = Домашнє правило: сезони після поточного нічого не дають.
web-house-great_city = Величне місто біля гори
web-house-great_city-cluster = Вибуває вся ділянка
web-house-great_city-cluster-about = Рахується найбільша ділянка поселень, що не межує з горою.
web-house-great_city-spaces = Вибувають окремі клітинки
web-house-great_city-spaces-about = Домашнє правило, як в українському виданні: рахується найбільша ділянка поселень без клітинок біля гори.
web-house-ambush_count = Засідки в колоді
web-house-ambush_count-about = Домашнє правило, якщо не 4. Якщо менше, в останні сезони нових немає. Гра без заліку.
web-house-skill_count = Навички у грі
web-house-skill_count-about = Домашнє правило, якщо не 3. Гра без заліку.
web-house-powers = Сили монстрів
web-house-powers-every = Після кожного сезону
web-house-powers-every-about = Відколи з’явилися, зомбі й троль діють після кожного підрахунку.
web-house-powers-own = Лише після свого сезону
web-house-powers-own-about = Домашнє правило: зомбі й троль діють один раз, після сезону, коли з’явилися. Гра без заліку.
web-home-deal = Зіграти роздачу ще раз
web-home-deal-hint = Введіть код завершеної гри, щоб отримати ті самі карти.
web-home-deal-code = Код роздачі
web-home-deal-known = Знайдено: { $map }, { $explore }.
web-home-deal-results =
    { $count ->
        [0] Цю роздачу ще ніхто не дограв.
        [one] { $count } результат, найкращий: { $best }.
        [few] { $count } результати, найкращий: { $best }.
        [many] { $count } результатів, найкращий: { $best }.
       *[other] { $count } результату, найкращий: { $best }.
    }
# Checked in 2026.
web-home-deal-bad = Код має 26 знаків: малі латинські літери й цифри.
web-home-opens = Відкрити стіл
web-home-opening = Готуємо стіл…

## Налаштування

web-home-settings = Налаштування
web-home-settings-about = Вони зберігаються в цьому браузері й діють одразу.
web-home-you = Ви
web-home-colour = Колір вашого місця
web-home-colour-none = Будь-який
web-home-colour-red = Червоний
web-home-colour-orange = Помаранчевий
web-home-colour-yellow = Жовтий
web-home-colour-green = Зелений
web-home-colour-teal = Бірюзовий
web-home-colour-blue = Синій
web-home-colour-violet = Фіолетовий
web-home-colour-pink = Рожевий
web-home-colour-brown = Коричневий
web-home-colour-grey = Сірий
web-home-save-name = Зберегти ім’я та колір
web-home-saved = Збережено. Діятиме для нових столів.
web-home-motion = Анімація
web-home-motion-system = Як у системі
web-home-motion-full = Повна
web-home-motion-reduced = Зменшена
web-home-confirm = Надсилання малюнка
web-home-confirm-button = Кнопкою
web-home-confirm-button-about = Нічого не надсилається, доки ви її не натиснете.
web-home-confirm-timer = Через п’ять секунд
web-home-confirm-timer-about = Автоматично, якщо ви не зміните малюнок.
web-home-confirm-at_once = Одразу
web-home-confirm-at_once-about = Щойно фігуру покладено.
web-home-keys = Клавіші з однієї літери
web-home-keys-about = R — повернути, F — віддзеркалити, цифри — вибрати. Вимкніть, якщо керуєте комп’ютером голосом або натискаєте клавіші випадково.

## Тут нічого немає

web-home-lost = У цій частині мапи нічого немає
web-home-lost-about = Можливо, посилання обрізано або сторінку перенесено.
web-home-lost-back = На головну

## Відмови

web-home-no-line = Немає зв’язку із сервером. Перевірте з’єднання й спробуйте ще раз.
web-home-refused = Не вдалося. Спробуйте ще раз за мить.

# Other things to do
web-home-learn = Навчитися грати
web-home-learn-about = перший сезон, крок за кроком, п’ять хвилин
web-home-daily = Роздача дня
web-home-daily-about = ті самі карти для всіх; зараховується одна спроба
web-home-cards = Карти
web-home-cards-about = кожна карта з правилом і намальованими прикладами
web-home-maps = Власні планшети
web-home-maps-about = гори, руїни й ущелини там, де хочете
web-home-own-map = Створити власний планшет
web-home-own-map-change = Змінити
web-home-paper = Гра на папері
web-home-paper-about = друк аркушів, показ карт, підрахунок планшета
web-home-events = Події
web-home-puzzle = Задачі
web-home-puzzle-about = Один малюнок точно найкращий: знайдіть його
