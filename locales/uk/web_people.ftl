# Інші люди: списки, що можна зробити з гравцем, і запрошення.

web-people-title = Люди
web-people-about = Люди, з якими ви грали, за якими стежите і яких заблокували. Ці списки бачите лише ви.
web-people-played = Нещодавно грали разом
web-people-played-none = Поки нікого: люди з’являться тут, щойно ви разом почнете гру.
web-people-following = Ви стежите
web-people-following-none = Ви ні за ким не стежите. Тих, за ким стежите, легко знайти тут.
web-people-blocked = Заблоковані
web-people-blocked-none = Ви нікого не заблокували.
web-people-blocked-about = Вони не зможуть сісти за ваші столи чи поруч із вами, і їхні фрази до вас не дійдуть. Вони про це не дізнаються.
web-people-menu = Більше про гравця { $who }
web-people-profile = Профіль
web-people-follow = Стежити
web-people-unfollow = Не стежити
web-people-invite = Запросити
web-people-invited = Запрошено
web-people-block = Заблокувати
web-people-unblock = Розблокувати
web-people-block-title = Заблокувати гравця { $who }?
web-people-block-about = { $who } більше не сяде за ваші столи чи поруч із вами, а фрази й запрошення від цього гравця до вас не дійдуть. Про це нікому не скажуть. За вашими відкритими столами місце звільниться; спільна гра, що вже почалася, триватиме.
web-people-is-followed = Тепер ви стежите за гравцем { $who }.
web-people-is-unfollowed = Ви більше не стежите за гравцем { $who }.
web-people-is-blocked = Гравця { $who } заблоковано.
web-people-is-unblocked = Гравця { $who } розблоковано.
web-people-is-invited = Запрошення надіслано: { $who }.
web-people-more = Показати ще
web-people-when = остання гра: { $when }
web-people-since = з { $when }
web-people-stranger = Спершу зіграйте за якимось столом: там і знайомляться.
web-people-invite-heading = Запросіть того, з ким уже грали
web-people-all = Усі люди
web-people-invitations = Запрошення
web-people-invitation = { $who } запрошує вас
web-people-accept = До столу
web-people-decline = Не зараз
web-people-invitation-seats =
    { $free ->
        [0] вільних місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
