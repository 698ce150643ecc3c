# Письма об учётной записи и то, что стоит внизу каждого письма.
#
# Словарик: логин, сеанс, письмо, адрес почты. $site — имя сайта, например inkland.example.

mail-confirmation-subject = Подтвердите адрес для { $site }
mail-confirmation-body = Кто-то, скорее всего вы, указал этот адрес на сайте { $site }. Подтвердите его в течение суток.
mail-confirmation-button = Подтвердить адрес
mail-confirmation-otherwise = Если это были не вы, делать ничего не нужно: этот адрес использоваться не будет.

mail-new-password-subject = Новый пароль для { $site }
mail-new-password-body = Кто-то, скорее всего вы, попросил новый пароль на сайте { $site }. Ссылка действует один раз и в течение 30 минут. С новым паролем вы выйдете на всех устройствах.
mail-new-password-button = Выбрать новый пароль
mail-new-password-otherwise = Если это были не вы, делать ничего не нужно: пароль останется прежним.

mail-address-changed-subject = Ваш адрес на { $site } изменён
mail-address-changed-body = У вашей учётной записи на сайте { $site } больше нет этого адреса: его заменили или убрали.
mail-address-changed-otherwise = Если это были не вы, войдите, смените пароль и выйдите на всех остальных устройствах.

mail-password-changed-subject = Ваш пароль для { $site } изменён
mail-password-changed-body = Пароль вашей учётной записи на сайте { $site } только что изменили.
mail-password-changed-otherwise = Если это были не вы, закажите новый по почте: на странице входа выберите «Забыли пароль?».

mail-login = Ваш логин: { $login }
mail-account-reason = Это письмо касается вашей учётной записи на сайте { $site }; отвечать на него не нужно.

mail-notice-button = Открыть игру
mail-notice-reason = Вы получили это письмо, потому что играете на сайте { $site }.
mail-unsubscribe = Больше не присылать таких писем
