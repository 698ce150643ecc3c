# Страница о себе: имя, вход, сеансы, ключи доступа, свои данные.
#
# Слова: гость (играет только с именем), участник (может войти), логин (другие его не видят), сеанс,
# ключ доступа.

web-you-about = Что видят другие, как вернуться и всё, что о вас хранится.
web-you-seen = Что видят другие
web-you-figures = Ваши планшеты и показатели
web-you-join = Сохранить свои игры
web-you-join-about = Всё работает и без этого. С логином и паролем вы найдёте свои игры на других устройствах, даже если этот браузер вас забудет.
web-you-join-go = Сохранить мои игры
web-you-login = Логин
web-you-login-hint = От 3 до 20 букв или цифр. Его видите только вы; за столом у вас есть имя.
web-you-password = Пароль
# Checked in 2026.
web-you-password-hint = Не меньше 8 знаков. Несколько слов подряд легко запомнить и трудно угадать.
web-you-show-password = Показать пароль
web-you-log-in = Войти
web-you-log-in-about = Назад к своим играм на этом устройстве.
web-you-log-in-guest = Назад к своим играм на этом устройстве. Игры, начатые здесь гостем, останутся у гостя, и вы их покинете.
web-you-log-in-go = Войти
web-you-log-in-passkey = Войти с ключом доступа
web-you-log-out = Выйти
web-you-log-out-elsewhere = Выйти везде, кроме этого устройства
web-you-member = Вы вошли как { $login }
web-you-is-member = Ваши игры сохранены. Входите с логином и паролем, где бы вы ни были.
web-you-is-in = Вы вошли.
web-you-is-out = Вы вышли. В этом браузере от вас остались только настройки.
web-you-is-erased = Всё о вас стёрто.
web-you-change-password = Сменить пароль
web-you-change-password-about = Проверьте также, что ещё позволяет войти без него.
web-you-change-password-passkeys = Убрать и эти ключи доступа
web-you-change-password-passkeys-about = С ключом доступа можно войти без пароля. Отметьте те, которых не знаете или которыми больше не пользуетесь.
web-you-password-new = Новый пароль
web-you-password-changed = Пароль изменён.
web-you-password-changed-all = Пароль изменён. Коды восстановления и токены больше не действуют: создайте новые.
web-you-confirm = Это вы?
web-you-confirm-about = Введите пароль ещё раз. После этого в течение 5 минут его не спросят.
web-you-confirm-go = Подтвердить
web-you-confirm-passkey = Подтвердить ключом доступа
web-you-sessions = Где вы вошли
web-you-sessions-about = Есть незнакомое устройство? Завершите его сеанс и смените пароль.
web-you-session-here = этот браузер, сейчас
web-you-session-seen = последний раз: { $when }
web-you-session-end = Выйти: { $what }, последний раз { $when }
web-you-agent-unknown = Неизвестный браузер
web-you-passkeys = Ключи доступа
web-you-passkeys-about = Входите так, как разблокируете телефон или компьютер, без пароля.
web-you-passkey-made = Создан: { $when }
web-you-passkey-add = Добавить ключ доступа
web-you-passkey-remove = Убрать
web-you-passkey-remove-this = Убрать: { $what }
web-you-data = Ваши данные
web-you-data-about = Возьмите с собой всё, что о вас хранится, или сотрите это.
web-you-export = Скачать мои данные
web-you-erase = Стереть всё обо мне
web-you-erase-why = Ваше имя, логин, сеансы, ключи доступа и результаты будут стёрты, вернуть их нельзя.
web-you-erase-games = Игры, в которые с вами играют другие, продолжатся: ваше место без вашего имени займёт бот.
web-you-erase-not = Оставить
web-you-erase-go-on = Дальше
web-you-erase-sure = Стереть навсегда?
web-you-erase-word = стереть
web-you-erase-type = Чтобы подтвердить, напишите: { $word }
web-you-erase-for-good = Стереть навсегда

web-you-people = Люди, с которыми вы играете
web-you-moderation = Модерация
web-you-decisions = Решения модераторов

## One device, several people

web-you-stay = Передать другому
web-you-log-in-leave = { $name } тоже остаётся на этом устройстве
web-you-log-in-leave-about = Игры гостя продолжаются здесь: одно касание — и { $name } снова играет.
web-you-forgotten = Забыли пароль?
