# Жалобы, страница модераторов и то, что читает человек, которого это касается.
#
# Словарь: moderator — модератор, report — жалоба, decision — решение, land — край (название карты), phrase — фраза.

## Жалобы

web-report = Пожаловаться
web-report-of = Пожаловаться: { $who }
web-report-heading = Жалоба модераторам
web-report-about = Её читают модераторы. Больше никто не узнает, кто пожаловался.
web-report-what = На что жалоба?
web-report-name = Имя «{ $words }»
web-report-land = Название края «{ $words }»
web-report-title = Название стола «{ $words }»
web-report-phrase = Сказанная фраза
web-report-cheating = Нечестная игра за этим столом
web-report-which = Какая фраза
web-report-send = Отправить жалобу
web-report-sent = Отправлено. Спасибо.

## Страница модераторов

web-mod-title = Модерация
web-mod-about = Жалобы людей и их ответы. Каждое ваше действие будет записано в журнал с вашим именем и причиной.
web-mod-reports = Жалобы
web-mod-reports-none = Новых жалоб нет.
web-mod-kind-name = Имя
web-mod-kind-title = Название стола
web-mod-kind-land = Край
web-mod-kind-phrase = Фраза
web-mod-kind-cheating = Нечестная игра
web-mod-people =
    { $count ->
        [one] Пожаловался { $count } человек
        [few] Пожаловались { $count } человека
        [many] Пожаловались { $count } человек
       *[other] Пожаловались { $count } человека
    }
web-mod-of = Автор: { $who }
web-mod-phrase-note = Фразы не хранятся: что она сказана, известно только из жалобы.
web-mod-look = Посмотреть на стол
web-mod-suspended = Сейчас отстранён
web-mod-decide = Решить
web-mod-act = Что сделать
web-mod-act-rename = Изменить имя
web-mod-act-clear_land = Убрать название края
web-mod-act-clear_title = Убрать название стола
web-mod-act-suspend = Отстранить человека
web-mod-act-lift = Отменить отстранение
web-mod-act-end_table = Закрыть стол без результатов
web-mod-act-unlist = Убрать стол из списка
web-mod-act-dismiss = Отклонить жалобу
web-mod-rule = Причина
web-mod-rule-insult = Оскорбление
web-mod-rule-hate = Ненависть или угрозы
web-mod-rule-sexual = Сексуальное содержание
web-mod-rule-impersonation = Выдаёт себя за другого
web-mod-rule-advertising = Реклама
web-mod-rule-private_data = Разглашает личное о других
web-mod-rule-disruption = Нарочно портит игры
web-mod-rule-cheating = Играет нечестно
web-mod-rule-none = Правила не нарушены
web-mod-new-name = Новое имя
web-mod-days = На какое время
web-mod-days-count =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
web-mod-days-none = Бессрочно
web-mod-note = Примечание
web-mod-note-about = Человек, которого это касается, прочитает причину и это примечание, но не ваше имя.
web-mod-note-dismiss = Его читают только модераторы.
web-mod-go = Выполнить
web-mod-done = Сделано и записано в журнал.
web-mod-answers = Ответы
web-mod-answers-none = Новых ответов нет.
web-mod-answered = Отвечает { $who }
web-mod-log = Журнал действий
web-mod-log-none = Ещё ничего не сделано.
web-mod-log-by = модератор: { $who }
web-mod-log-host = владелец сайта
web-mod-log-erased = удалённая учётная запись
web-mod-more = Показать ещё
web-mod-logged-rename = Имя изменено
web-mod-logged-clear_land = Название края убрано
web-mod-logged-clear_title = Название стола убрано
web-mod-logged-suspend = Отстранён
web-mod-logged-lift = Отстранение отменено
web-mod-logged-end_table = Стол закрыт
web-mod-logged-unlist = Стол убран из списка
web-mod-logged-dismiss = Закрыто без действий
web-mod-logged-grant = Дана роль модератора
web-mod-logged-take = Роль модератора отнята

## Что читает человек, которого это касается

web-decisions-title = Решения модераторов
web-decisions-about = Что модераторы решили в отношении вас и почему. На каждое решение можно ответить один раз.
web-decisions-none = В отношении вас решений нет.
web-decisions-suspended = Ваша учётная запись приостановлена
web-decisions-until = До { $until }. Потом вы играете как прежде.
web-decisions-no-end = Пока модератор этого не отменит.
web-decisions-may = Тем временем можно прочитать почему, один раз ответить, скачать или удалить свои данные.
web-decision-rename = Ваше имя изменено
web-decision-clear_land = Название вашего края убрано
web-decision-clear_title = Название вашего стола убрано
web-decision-suspend = Ваша учётная запись приостановлена
web-decision-lift = Отстранение отменено
web-decision-end_table = Ваш стол закрыт
web-decision-unlist = Ваш стол убран из списка
web-decision-rule = Причина: { $rule }
web-decision-words = Было: «{ $words }»
web-decision-note = Модератор пишет: { $note }
web-decision-answer = Ваш ответ
web-decision-once = Ответить можно один раз.
web-decision-send = Отправить ответ
web-decision-sent = Отправлено. Модератор его прочитает.
web-decision-read = Модератор его прочитал.
web-decision-line = Модератор принял решение, которое касается вас.
web-decision-line-read = Прочитать

## Отказы

refusal-NotModerator = Это могут только модераторы.
refusal-Suspended = Ваша учётная запись приостановлена. Можно прочитать почему, ответить, скачать или удалить свои данные.
refusal-NothingToReport = Здесь не на что жаловаться.
refusal-NoSuchReport = Такой жалобы или ответа нет, или этим уже кто-то занялся.
refusal-ModeratorsAreEqual = Модераторы не действуют ни в отношении других модераторов, ни в отношении себя; это может владелец сайта.
refusal-NothingToChange = Так уже и есть.
refusal-DecidedByModerator = Это изменил модератор, поэтому вернуть нельзя.
refusal-NoSuchDecision = Такого решения нет, или вы на него уже ответили.
