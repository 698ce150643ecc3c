# Письма об учётной записи и то, что стоит внизу каждого письма.
#
# Словарик: логин, сеанс, письмо, адрес почты. $site — имя сайта, например inkland.example.

mail-confirmation-subject = Подтвердите адрес для { $site }
mail-confirmation-body = Кто-то, скорее всего вы, указал этот адрес на сайте { $site }. Подтвердите его в течение суток.
mail-confirmation-button = Подтвердить адрес
mail-confirmation-otherwise = Если это были не вы, делать ничего не нужно: этот адрес использоваться не будет.

mail-new-password-subject = Новый пароль для { $site }
mail-new-password-body = Кто-то, скорее всего вы, попросил новый пароль на сайте { $site }. Ссылка одноразовая и действует 30 минут. После смены пароля вы выйдете на всех устройствах.
mail-new-password-button = Выбрать новый пароль
mail-new-password-otherwise = Если это были не вы, делать ничего не нужно: пароль останется прежним.

mail-address-changed-subject = Ваш адрес на { $site } изменён
mail-address-changed-body = У вашей учётной записи на сайте { $site } больше нет этого адреса: его заменили или убрали.
mail-address-changed-otherwise = Если это были не вы, войдите, смените пароль и выйдите на всех остальных устройствах.

mail-password-changed-subject = Ваш пароль для { $site } изменён
mail-password-changed-body = Пароль вашей учётной записи на сайте { $site } только что изменили.
mail-password-changed-otherwise = Если это были не вы, закажите новый по почте: на странице входа выберите «Забыли пароль?».

mail-passkey-added-subject = Новый ключ доступа к вашей учётной записи на сайте { $site }
mail-passkey-added-body = Только что к вашей учётной записи на сайте { $site } добавлен ключ доступа. С ним можно войти без пароля.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = Новое устройство на сайте { $site }
mail-device-added-body = Кто-то, скорее всего вы, вошёл в вашу учётную запись на сайте { $site } с нового устройства.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = На сайте { $site } использован код восстановления
mail-recovery-used-body = Только что с помощью кода восстановления вашей учётной записи на сайте { $site } задан новый пароль. Второй раз этот код не сработает.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = Новые коды восстановления для { $site }
mail-codes-made-body = Для вашей учётной записи на сайте { $site } созданы десять новых кодов восстановления. Прежние больше не действуют.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = Это не я: выйти везде
mail-news-otherwise = Если это были не вы, нажмите кнопку: вы выйдете на всех устройствах, а мы пришлём ссылку для нового пароля. Затем удалите незнакомые ключи доступа.

mail-login = Ваш логин: { $login }
mail-account-reason = Это письмо касается вашей учётной записи на сайте { $site }. Отвечать на него не нужно.

mail-notice-button = Открыть игру
mail-moderated-button = Прочитать решение
mail-notice-reason = Вы получили это письмо, потому что играете на сайте { $site }.
mail-unsubscribe = Больше не присылать таких писем
