# Сторінка про себе: ім’я, вхід, сеанси, ключі доступу, власні дані.
#
# Слова: гість (грає лише з іменем), учасник (може увійти), логін (інші його не бачать), сеанс,
# ключ доступу.

web-you-about = Що бачать інші, як повернутися і все, що про вас зберігається.
web-you-seen = Що бачать інші
web-you-figures = Ваші планшети й показники
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
web-you-log-in-guest = Назад до своїх ігор на цьому пристрої. Те, що ви граєте тут як гість, із вами не перейде.
web-you-log-in-go = Увійти
web-you-log-in-passkey = Увійти з ключем доступу
web-you-log-out = Вийти
web-you-log-out-elsewhere = Вийти всюди, крім цього пристрою
web-you-member = Ви увійшли як { $login }
web-you-is-member = Ваші ігри збережено. Входьте з логіном і паролем, хоч би де ви були.
web-you-is-in = Ви увійшли.
web-you-is-out = Ви вийшли. У цьому браузері від вас лишилися тільки налаштування.
web-you-is-erased = Усе про вас стерто.
web-you-change-password = Змінити пароль
web-you-change-password-about = Перегляньте також, що ще дає змогу ввійти без нього.
web-you-change-password-passkeys = Прибрати також ці ключі доступу
web-you-change-password-passkeys-about = З ключем доступу можна ввійти без пароля. Позначте ті, яких не знаєте або якими вже не користуєтеся.
web-you-password-new = Новий пароль
web-you-password-changed = Пароль змінено.
web-you-password-changed-all = Пароль змінено. Коди відновлення й токени більше не діють: створіть нові.
web-you-confirm = Це ви?
web-you-confirm-about = Введіть пароль ще раз. Після цього протягом 5 хвилин його не питатимуть.
web-you-confirm-go = Підтвердити
web-you-confirm-passkey = Підтвердити ключем доступу
web-you-sessions = Де ви увійшли
web-you-sessions-about = Є незнайомий пристрій? Завершіть його сеанс і змініть пароль.
web-you-session-here = цей браузер, зараз
web-you-session-seen = востаннє: { $when }
web-you-session-end = Вийти: { $what }, востаннє { $when }
web-you-agent-unknown = Невідомий браузер
web-you-passkeys = Ключі доступу
web-you-passkeys-about = Входьте так, як розблоковуєте телефон або комп’ютер, без пароля.
web-you-passkey-made = Створено: { $when }
web-you-passkey-add = Додати ключ доступу
web-you-passkey-remove = Прибрати
web-you-passkey-remove-this = Прибрати: { $what }
web-you-data = Ваші дані
web-you-data-about = Заберіть із собою все, що про вас зберігається, або зітріть це.
web-you-export = Завантажити мої дані
web-you-erase = Стерти все про мене
web-you-erase-why = Ваше ім’я, логін, сеанси, ключі доступу й результати буде стерто, повернути їх неможливо.
web-you-erase-games = Ігри, у які з вами грають інші, триватимуть: ваше місце без вашого імені посяде бот.
web-you-erase-not = Лишити
web-you-erase-go-on = Далі
web-you-erase-sure = Стерти назавжди?
web-you-erase-word = стерти
web-you-erase-type = Щоб підтвердити, напишіть: { $word }
web-you-erase-for-good = Стерти назавжди

web-you-people = Люди, з якими ви граєте
web-you-moderation = Модерація
web-you-decisions = Рішення модераторів

## One device, several people

web-you-stay = Передати іншому
web-you-log-in-leave = { $name } теж лишається на цьому пристрої
web-you-log-in-leave-about = Ігри гостя тривають тут далі: один дотик — і { $name } знову грає.
web-you-forgotten = Забули пароль?
