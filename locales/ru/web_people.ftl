# Другие люди: списки, что можно сделать с игроком, и приглашения.

web-people-title = Люди
web-people-about = Люди, с которыми вы играли, за которыми следите и которых заблокировали. Эти списки видите только вы.
web-people-played = Недавно играли вместе
web-people-played-none = Пока никого: люди появятся здесь, как только вы вместе начнёте игру.
web-people-following = Вы следите
web-people-following-none = Вы ни за кем не следите. Тех, за кем следите, легко найти здесь.
web-people-blocked = Заблокированные
web-people-blocked-none = Вы никого не заблокировали.
web-people-blocked-about = Они не смогут сесть за ваши столы или рядом с вами, и их фразы до вас не дойдут. Они об этом не узнают.
web-people-menu = Подробнее об игроке { $who }
web-people-profile = Профиль
web-people-follow = Следить
web-people-unfollow = Не следить
web-people-invite = Пригласить
web-people-invited = Приглашение отправлено
web-people-block = Заблокировать
web-people-unblock = Разблокировать
web-people-block-title = Заблокировать игрока { $who }?
web-people-block-about = { $who } больше не сядет за ваши столы или рядом с вами, а фразы и приглашения от этого игрока до вас не дойдут. Об этом никому не скажут. За вашими открытыми столами место освободится; общая игра, которая уже началась, продолжится.
web-people-is-followed = Теперь вы следите за игроком { $who }.
web-people-is-unfollowed = Вы больше не следите за игроком { $who }.
web-people-is-blocked = Игрок { $who } заблокирован.
web-people-is-unblocked = Игрок { $who } разблокирован.
web-people-is-invited = Приглашение отправлено: { $who }.
web-people-more = Показать ещё
web-people-when = последняя игра: { $when }
web-people-since = с { $when }
web-people-stranger = Сначала сыграйте за каким-нибудь столом: там и знакомятся.
web-people-invite-heading = Пригласите того, с кем уже играли
web-people-all = Все люди
web-people-invitations = Приглашения
web-people-invitation = { $who } приглашает вас
web-people-accept = К столу
web-people-decline = Не сейчас
web-people-invitation-seats =
    { $free ->
        [0] свободных мест нет
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
