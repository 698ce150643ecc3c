# Само приложение: установка, без сети, новые версии; рука, звуки и подписи; больше времени.
#
# Слова: рисунок, черновик, часы, шаг, подпись (звук словами).

web-app-description = Рисуйте карты вместе: открывают карту, и каждый вписывает её фигуру в собственное королевство.
web-app-offline = Нет связи.
web-app-offline-about = Ваши рисунки сохранены на этом устройстве. Игра пойдёт дальше, как только связь восстановится.
web-app-retry = Попробовать ещё раз
web-app-still-offline = Связи всё ещё нет.
web-app-update = Готова новая версия.
web-app-update-about = Ваш рисунок сохранён.
web-app-take = Обновить сейчас
web-app-later = Позже
web-app-broken = Часть этой страницы не удалось загрузить.
web-app-broken-about = Возможно, нет связи или вышла более новая версия. Ваш рисунок сохранён.
web-app-install = Добавьте Inkland на главный экран
web-app-install-about = Он открывается, как любое приложение, и даже без сети.
web-app-install-do = Установить
web-app-install-done = Inkland установлен на этом устройстве.
web-app-install-ios = В Safari нажмите «Поделиться», затем «На экран „Домой“».
web-app-install-other = Откройте меню браузера и выберите «Установить» или «Добавить на главный экран».
web-app-install-plain = Это возможно только по адресу, который начинается с https.
web-app-hand = Рука, которой вы рисуете
web-app-hand-right = Правая
web-app-hand-right-about = Как с самого начала: на телефоне главная кнопка справа.
web-app-hand-left = Левая
web-app-hand-left-about = Зеркально: на телефоне главная кнопка слева, на большом экране карта и указы меняются местами.
web-app-sound = Звуки
web-app-sound-on = Включать звуки
web-app-sound-on-about = Короткие звуки: карта, ваш ход, засада, сохранённый рисунок, конец сезона и последние десять секунд. Всё это сказано и словами.
web-app-volume = Громкость
web-app-volume-now = { $percent } %
web-app-sound-test = Послушать
web-app-captions = Подписи
web-app-captions-about = Строка слов к каждому звуку, включён он или нет.
web-app-caption-card = Открыта карта
web-app-caption-turn = Ваш ход
web-app-caption-ambush = Засада!
web-app-caption-saved = Ваш рисунок сохранён
web-app-caption-season = Подсчёт сезона
web-app-caption-last = Осталось десять секунд
web-app-clock-more = Больше времени для всех
web-app-clock-more-about = Как хозяин стола вы можете попросить больше времени, для этого шага и всех следующих. Оно начнёт действовать, когда согласятся все, кто играет, и уменьшить его уже нельзя.
web-app-clock-each = Время на шаг
web-app-clock-give = Попросить больше времени
web-app-clock-longer = Теперь времени больше: { $time } на шаг.
