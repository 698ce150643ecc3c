# Листи про обліковий запис і те, що стоїть унизу кожного листа.
#
# Словничок: логін, сеанс, лист, адреса пошти. $site — назва сайту, наприклад inkland.example.

mail-confirmation-subject = Підтвердьте адресу для { $site }
mail-confirmation-body = Хтось, найімовірніше ви, вказав цю адресу на сайті { $site }. Підтвердьте її протягом доби.
mail-confirmation-button = Підтвердити адресу
mail-confirmation-otherwise = Якщо це були не ви, нічого робити не треба: цю адресу не використовуватимуть.

mail-new-password-subject = Новий пароль для { $site }
mail-new-password-body = Хтось, найімовірніше ви, попросив новий пароль на сайті { $site }. Посилання одноразове й діє 30 хвилин. Після зміни пароля ви вийдете на всіх пристроях.
mail-new-password-button = Вибрати новий пароль
mail-new-password-otherwise = Якщо це були не ви, нічого робити не треба: пароль залишиться той самий.

mail-address-changed-subject = Вашу адресу на { $site } змінено
mail-address-changed-body = Ваш обліковий запис на сайті { $site } більше не має цієї адреси: її замінено або прибрано.
mail-address-changed-otherwise = Якщо це були не ви, увійдіть, змініть пароль і вийдіть на всіх інших пристроях.

mail-password-changed-subject = Ваш пароль для { $site } змінено
mail-password-changed-body = Пароль вашого облікового запису на сайті { $site } щойно змінено.
mail-password-changed-otherwise = Якщо це були не ви, замовте новий поштою: на сторінці входу виберіть «Забули пароль?».

mail-passkey-added-subject = Новий ключ доступу до вашого облікового запису на сайті { $site }
mail-passkey-added-body = Щойно до вашого облікового запису на сайті { $site } додано ключ доступу. З ним можна ввійти без пароля.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = Новий пристрій на сайті { $site }
mail-device-added-body = Хтось, найімовірніше ви, увійшов до вашого облікового запису на сайті { $site } з нового пристрою.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = На сайті { $site } використано код відновлення
mail-recovery-used-body = Щойно за допомогою коду відновлення вашого облікового запису на сайті { $site } встановлено новий пароль. Удруге цей код не спрацює.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = Нові коди відновлення для { $site }
mail-codes-made-body = Для вашого облікового запису на сайті { $site } створено десять нових кодів відновлення. Попередні більше не діють.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = Це не я: вийти всюди
mail-news-otherwise = Якщо це були не ви, натисніть кнопку: ви вийдете на всіх пристроях, а ми надішлемо посилання для нового пароля. Потім видаліть незнайомі ключі доступу.

mail-login = Ваш логін: { $login }
mail-account-reason = Цей лист стосується вашого облікового запису на сайті { $site }. Відповідати на нього не потрібно.

mail-notice-button = Відкрити гру
mail-moderated-button = Прочитати рішення
mail-notice-reason = Ви отримали цей лист, бо граєте на сайті { $site }.
mail-unsubscribe = Більше не надсилати таких листів
