# Сторінка про себе: ім’я, вхід, сеанси, ключі доступу, власні дані.
#
# Слова: гість (грає лише з іменем), учасник (може увійти), логін (інші його не бачать), сеанс,
# ключ доступу.

web-you-about = Що бачать інші, як повернутися і все, що про вас зберігається.
web-you-seen = Що бачать інші
web-you-figures = Ваші планшети й статистика
web-you-join = Зберегти свої ігри
web-you-join-about = Усе працює й без цього. З логіном і паролем ви знайдете свої ігри на інших пристроях — і тоді, коли цей браузер вас забуде.
web-you-join-go = Зберегти мої ігри
web-you-login = Логін
web-you-login-hint = Від 3 до 20 літер або цифр. Його бачите лише ви; за столом видно ваше ім’я.
web-you-password = Пароль
# Checked in 2026.
web-you-password-hint = Щонайменше 8 знаків. Кілька слів поспіль легко запам’ятати й важко вгадати.
web-you-show-password = Показати пароль
web-you-log-in = Увійти
web-you-log-in-about = Назад до своїх ігор на цьому пристрої.
web-you-log-in-guest = Назад до своїх ігор на цьому пристрої. Те, що ви грали тут як гість, залишиться за гостем.
web-you-log-in-go = Увійти
web-you-log-in-passkey = Увійти з ключем доступу
web-you-log-out = Вийти
web-you-log-out-elsewhere = Вийти всюди, крім цього пристрою
web-you-member = Ви увійшли як { $login }
web-you-is-member = Ваші ігри збережено. Входьте з логіном і паролем будь-де.
web-you-is-in = Ви увійшли.
web-you-is-out = Ви вийшли. У цьому браузері залишилися тільки налаштування.
web-you-is-erased = Усі ваші дані видалено.
web-you-change-password = Змінити пароль
web-you-change-password-about = Перевірте також, що ще дає змогу входити без пароля.
web-you-change-password-passkeys = Видалити й ці ключі доступу
web-you-change-password-passkeys-about = З ключем доступу можна ввійти без пароля. Позначте ті, яких не знаєте або якими вже не користуєтеся.
web-you-password-new = Новий пароль
web-you-password-changed = Пароль змінено.
web-you-password-changed-all = Пароль змінено. Коди відновлення й токени більше не діють: створіть нові.
web-you-confirm = Це ви?
web-you-confirm-about = Введіть пароль ще раз. Після цього протягом 5 хвилин його не питатимуть.
web-you-confirm-go = Підтвердити
web-you-confirm-passkey = Підтвердити ключем доступу
web-you-sessions = Де ви увійшли
web-you-sessions-about = Бачите незнайомий пристрій? Завершіть його сеанс і змініть пароль.
web-you-session-here = цей браузер, зараз
web-you-session-seen = востаннє: { $when }
web-you-session-end = Вийти: { $what }, востаннє { $when }
web-you-agent-unknown = Невідомий браузер
web-you-passkeys = Ключі доступу
web-you-passkeys-about = Входьте так, як розблоковуєте телефон або комп’ютер, без пароля.
web-you-passkey-made = Створено: { $when }
web-you-passkey-add = Додати ключ доступу
web-you-passkey-remove = Видалити
web-you-passkey-remove-this = Видалити: { $what }
web-you-data = Ваші дані
web-you-data-about = Завантажте все, що ми зберігаємо про вас, або видаліть.
web-you-export = Завантажити мої дані
web-you-erase = Видалити всі мої дані
web-you-erase-why = Ваше ім’я, логін, сеанси, ключі доступу й результати буде видалено без можливості відновлення.
web-you-erase-games = Ігри з іншими гравцями триватимуть: ваше місце, без вашого імені, займе бот.
web-you-erase-not = Залишити
web-you-erase-go-on = Далі
web-you-erase-sure = Видалити назавжди?
web-you-erase-word = видалити
web-you-erase-type = Щоб підтвердити, напишіть: { $word }
web-you-erase-for-good = Видалити назавжди

web-you-people = Люди, з якими ви граєте
web-you-moderation = Модерація
web-you-decisions = Рішення модераторів

## One device, several people

web-you-stay = Змінити гравця
web-you-log-in-leave = { $name } теж лишається на цьому пристрої
web-you-log-in-leave-about = Ігри гостя тривають тут далі: один дотик — і { $name } знову грає.
web-you-forgotten = Забули пароль?
