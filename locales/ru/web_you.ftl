# Страница о себе: имя, вход, сеансы, ключи доступа, свои данные.
#
# Слова: гость (играет только с именем), участник (может войти), логин (другие его не видят), сеанс,
# ключ доступа.

web-you-about = Что видят другие, как вернуться и всё, что о вас хранится.
web-you-seen = Что видят другие
web-you-figures = Ваши планшеты и статистика
web-you-join = Сохранить свои игры
web-you-join-about = Всё работает и без этого. С логином и паролем вы найдёте свои игры на других устройствах, даже если этот браузер вас забудет.
web-you-join-go = Сохранить мои игры
web-you-login = Логин
web-you-login-hint = От 3 до 20 букв или цифр. Его видите только вы; за столом видно имя.
web-you-password = Пароль
# Checked in 2026.
web-you-password-hint = Не меньше 8 знаков. Несколько слов подряд легко запомнить и трудно угадать.
web-you-show-password = Показать пароль
web-you-log-in = Войти
web-you-log-in-about = Назад к своим играм на этом устройстве.
web-you-log-in-guest = Назад к своим играм на этом устройстве. То, что вы играли здесь гостем, останется за гостем.
web-you-log-in-go = Войти
web-you-log-in-passkey = Войти с ключом доступа
web-you-log-out = Выйти
web-you-log-out-elsewhere = Выйти везде, кроме этого устройства
web-you-member = Вы вошли как { $login }
web-you-is-member = Ваши игры сохранены. Входите с логином и паролем где угодно.
web-you-is-in = Вы вошли.
web-you-is-out = Вы вышли. В этом браузере остались только настройки.
web-you-is-erased = Все ваши данные удалены.
web-you-change-password = Сменить пароль
web-you-change-password-about = Проверьте также, что ещё позволяет войти без него.
web-you-change-password-passkeys = Удалить и эти ключи доступа
web-you-change-password-passkeys-about = С ключом доступа можно войти без пароля. Отметьте те, которых не знаете или которыми больше не пользуетесь.
web-you-password-new = Новый пароль
web-you-password-changed = Пароль изменён.
web-you-password-changed-all = Пароль изменён. Коды восстановления и токены больше не действуют: создайте новые.
web-you-confirm = Это вы?
web-you-confirm-about = Введите пароль ещё раз. После этого в течение 5 минут его не спросят.
web-you-confirm-go = Подтвердить
web-you-confirm-passkey = Подтвердить ключом доступа
web-you-sessions = Где вы вошли
web-you-sessions-about = Видите незнакомое устройство? Завершите его сеанс и смените пароль.
web-you-session-here = этот браузер, сейчас
web-you-session-seen = последний раз: { $when }
web-you-session-end = Выйти: { $what }, последний раз { $when }
web-you-agent-unknown = Неизвестный браузер
web-you-passkeys = Ключи доступа
web-you-passkeys-about = Входите так, как разблокируете телефон или компьютер, без пароля.
web-you-passkey-made = Создан: { $when }
web-you-passkey-add = Добавить ключ доступа
web-you-passkey-remove = Удалить
web-you-passkey-remove-this = Удалить: { $what }
web-you-data = Ваши данные
web-you-data-about = Скачайте всё, что мы о вас храним, или удалите.
web-you-export = Скачать мои данные
web-you-erase = Удалить все мои данные
web-you-erase-why = Ваше имя, логин, сеансы, ключи доступа и результаты будут удалены без возможности восстановления.
web-you-erase-games = Игры с другими игроками продолжатся: ваше место, без имени, займёт бот.
web-you-erase-not = Оставить
web-you-erase-go-on = Дальше
web-you-erase-sure = Удалить навсегда?
web-you-erase-word = удалить
web-you-erase-type = Чтобы подтвердить, напишите: { $word }
web-you-erase-for-good = Удалить навсегда

web-you-people = Люди, с которыми вы играете
web-you-moderation = Модерация
web-you-decisions = Решения модераторов

## One device, several people

web-you-stay = Сменить игрока
web-you-log-in-leave = { $name } тоже остаётся на этом устройстве
web-you-log-in-leave-about = Игры гостя продолжаются здесь: одно касание — и { $name } снова играет.
web-you-forgotten = Забыли пароль?
