# Скарги, сторінка модераторів і те, що читає людина, якої це стосується.
#
# Словник: moderator — модератор, report — скарга, decision — рішення, land — край (назва мапи), phrase — фраза.

## Скарги

web-report = Поскаржитися
web-report-of = Поскаржитися: { $who }
web-report-heading = Скарга модераторам
web-report-about = Її читають модератори. Більше ніхто не дізнається, хто поскаржився.
web-report-what = На що скарга?
web-report-name = Ім’я «{ $words }»
web-report-land = Назва краю «{ $words }»
web-report-title = Назва столу «{ $words }»
web-report-phrase = Сказана фраза
web-report-cheating = Нечесна гра за цим столом
web-report-which = Яка фраза
web-report-send = Надіслати скаргу
web-report-sent = Надіслано. Дякуємо.

## Сторінка модераторів

web-mod-title = Модерація
web-mod-about = Скарги людей і їхні відповіді. Кожну вашу дію буде записано до журналу з вашим ім’ям і причиною.
web-mod-reports = Скарги
web-mod-reports-none = Нових скарг немає.
web-mod-kind-name = Ім’я
web-mod-kind-title = Назва столу
web-mod-kind-land = Край
web-mod-kind-phrase = Фраза
web-mod-kind-cheating = Нечесна гра
web-mod-people =
    { $count ->
        [one] Поскаржилася { $count } людина
        [few] Поскаржилися { $count } людини
        [many] Поскаржилися { $count } людей
       *[other] Поскаржилися { $count } людини
    }
web-mod-of = Автор: { $who }
web-mod-phrase-note = Фрази не зберігаються: що її сказано, відомо лише зі скарги.
web-mod-look = Глянути на стіл
web-mod-suspended = Зараз відсторонено
web-mod-decide = Вирішити
web-mod-act = Що зробити
web-mod-act-rename = Змінити ім’я
web-mod-act-clear_land = Прибрати назву краю
web-mod-act-clear_title = Прибрати назву столу
web-mod-act-suspend = Відсторонити людину
web-mod-act-lift = Скасувати відсторонення
web-mod-act-end_table = Закрити стіл без результатів
web-mod-act-unlist = Прибрати стіл зі списку
web-mod-act-dismiss = Відхилити скаргу
web-mod-rule = Причина
web-mod-rule-insult = Образа
web-mod-rule-hate = Ненависть або погрози
web-mod-rule-sexual = Сексуальний вміст
web-mod-rule-impersonation = Видає себе за іншого
web-mod-rule-advertising = Реклама
web-mod-rule-private_data = Розголошує приватне про інших
web-mod-rule-disruption = Навмисно псує ігри
web-mod-rule-cheating = Грає нечесно
web-mod-rule-none = Правил не порушено
web-mod-new-name = Нове ім’я
web-mod-days = На який час
web-mod-days-count =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
web-mod-days-none = Безстроково
web-mod-note = Примітка
web-mod-note-about = Людина, якої це стосується, прочитає причину й цю примітку, але не ваше ім’я.
web-mod-note-dismiss = Її читають лише модератори.
web-mod-go = Виконати
web-mod-done = Зроблено й записано до журналу.
web-mod-answers = Відповіді
web-mod-answers-none = Нових відповідей немає.
web-mod-answered = Відповідає { $who }
web-mod-log = Журнал дій
web-mod-log-none = Ще нічого не зроблено.
web-mod-log-by = модератор: { $who }
web-mod-log-host = власник сайту
web-mod-log-erased = видалений обліковий запис
web-mod-more = Показати ще
web-mod-logged-rename = Ім’я змінено
web-mod-logged-clear_land = Назву краю прибрано
web-mod-logged-clear_title = Назву столу прибрано
web-mod-logged-suspend = Відсторонено
web-mod-logged-lift = Відсторонення скасовано
web-mod-logged-end_table = Стіл закрито
web-mod-logged-unlist = Стіл прибрано зі списку
web-mod-logged-dismiss = Закрито без дій
web-mod-logged-grant = Надано роль модератора
web-mod-logged-take = Роль модератора забрано

## Що читає людина, якої це стосується

web-decisions-title = Рішення модераторів
web-decisions-about = Що модератори вирішили щодо вас і чому. На кожне рішення можна відповісти один раз.
web-decisions-none = Щодо вас модератори нічого не вирішували.
web-decisions-suspended = Ваш обліковий запис призупинено
web-decisions-until = До { $until }. Потім ви гратимете, як і раніше.
web-decisions-no-end = Доки модератор цього не скасує.
web-decisions-may = Тим часом ви можете прочитати чому, один раз відповісти, завантажити або видалити свої дані.
web-decision-rename = Ваше ім’я змінено
web-decision-clear_land = Назву вашого краю прибрано
web-decision-clear_title = Назву вашого столу прибрано
web-decision-suspend = Ваш обліковий запис призупинено
web-decision-lift = Відсторонення скасовано
web-decision-end_table = Ваш стіл закрито
web-decision-unlist = Ваш стіл прибрано зі списку
web-decision-rule = Причина: { $rule }
web-decision-words = Було: «{ $words }»
web-decision-note = Модератор пише: { $note }
web-decision-answer = Ваша відповідь
web-decision-once = Відповісти можна один раз.
web-decision-send = Надіслати відповідь
web-decision-sent = Надіслано. Модератор її прочитає.
web-decision-read = Модератор її прочитав.
web-decision-line = Модератор ухвалив рішення, яке стосується вас.
web-decision-line-read = Прочитати

## Відмови

refusal-NotModerator = Це можуть лише модератори.
refusal-Suspended = Ваш обліковий запис призупинено. Можна прочитати чому, відповісти, завантажити або видалити свої дані.
refusal-NothingToReport = Тут немає на що скаржитися.
refusal-NoSuchReport = Такої скарги чи відповіді немає, або нею вже хтось зайнявся.
refusal-ModeratorsAreEqual = Модератори не діють ні щодо інших модераторів, ні щодо себе; це може власник сайту.
refusal-NothingToChange = Так уже й є.
refusal-DecidedByModerator = Це змінив модератор, тож повернути не можна.
refusal-NoSuchDecision = Такого рішення немає, або ви на нього вже відповіли.
