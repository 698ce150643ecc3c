# Таблицы лидеров, звания и печати, месяц своих планшетов, планшеты других и то, что день делает с силой.
#
# Словарь: раздача дня, планшет, звёзды, норма, сила, матчпойнты (как в бридже).

web-leaders-title = Таблица лидеров
web-leaders-about = Кто лучше всех сыграл раздачи дня с теми же картами.
web-leaders-board = Что считается
web-leaders-board-week = Эта неделя
web-leaders-board-last_week = Прошлая неделя
web-leaders-board-month = Этот месяц
web-leaders-board-last_month = Прошлый месяц
web-leaders-board-ever = За всё время: сила
web-leaders-board-streak = Дни подряд
web-leaders-family = Раздачи
web-leaders-family-all = Все раздачи
web-leaders-who = Кто
web-leaders-who-all = Все
web-leaders-who-followed = За кем вы следите
web-leaders-name = Имя
web-leaders-points = Матчпойнты
web-leaders-stars = Сила, не меньше
web-leaders-days = Дни
web-leaders-about-points = За каждую раздачу — доля других игроков, которых вы опередили, от 0 до 100; ничья даёт половину. Всё складывается. День считается, когда закончится.
web-leaders-about-ever = Сила минус удвоенная погрешность: на столько звёзд за игру вы почти наверняка лучше бота «{ title-10 }». Предварительные значения не учитываются.
web-leaders-about-streak = Раздачи дня, сыгранные подряд, до последнего завершённого дня.
web-leaders-own = Ваше место: { $rank } из { $people }
web-leaders-own-page = Показать моё место
web-leaders-unlisted = Это место видите только вы. Гостей здесь нет, как и тех, кто этого не хочет.
web-leaders-none = Пока никого.
web-leaders-page = Страница { $page } из { $pages }
web-leaders-before = Предыдущая страница
web-leaders-after = Следующая страница
web-leaders-coming = Загружаем таблицу…
web-leaders-listed = Показывать меня в таблицах лидеров
web-leaders-listed-about = Участники есть там с именами, и их планшеты могут быть среди планшетов дня, если вы этого не выключите.
web-titles-title = Звания
web-titles-about = За игры соло
web-titles-from = от рейтинга { $rating }
web-titles-got = получено
web-seals-title = Печати
web-seals-count = { $earned } из { $of }
web-seals-earned = получено
web-seals-progress = { $value } из { $target }
web-seal-row = По линейке
web-seal-row-about = полных рядов и столбцов на одном планшете: { $target }
web-seal-fence = За крепким забором
web-seal-fence-about = клеток с монстрами на одном планшете: { $target }, и ни одна не примыкает к пустой
web-seal-river = Длинная река
web-seal-river-about = водоём из { $target } клеток
web-seal-pass = Горный перевал
web-seal-pass-about = все { $target } гор соединены лесом
web-seal-ruin = Антиквар
web-seal-ruin-about = планшетов, где застроены все руины: { $target }
web-seal-dawn = Тридцать рассветов
web-seal-dawn-about = раздач дня подряд: { $target }
web-seal-stack = Сто планшетов
web-seal-stack-about = завершённых игр: { $target }
web-seal-laurel = Лавр
web-seal-laurel-about = на раздаче дня больше звёзд, чем у всех других (не меньше девяти); { $target } матчпойнтов
web-seal-hand = Твёрдая рука
web-seal-hand-about = раздач дня подряд в верхней половине: { $target }
web-seal-night = Звёздная ночь
web-seal-night-about = звёзд за одну игру: { $target }
web-month-about = Звёзды относительно нормы
web-month-drawn = Сыграно: { $count }
web-month-mean = в среднем { $mean }
web-month-day = { $day }: звёзд { $stars }, { $diff } к норме
web-month-day-plain = { $day }: звёзд { $stars }
web-month-day-none = { $day }: не сыграно
web-month-day-open = { $day }: сегодня
web-month-best = лучший за месяц
web-maps-title = Планшеты других
web-maps-sealed = Запечатано, пока вы не нарисуете свой: лучший, средний, тех, за кем вы следите, и самый странный.
web-maps-none = Планшетов других пока нет.
web-maps-best = лучший: больше всех звёзд среди других
web-maps-followed = вы следите за этим человеком
web-maps-middle = средний: поровну тех, у кого больше звёзд и меньше
web-maps-odd =
    самый странный: { $feature ->
        [forest] клеток леса
        [village] клеток поселений
        [farm] клеток полей
        [water] клеток воды
        [monster] клеток монстров
        [empty] пустых клеток
        [lines] полных рядов и столбцов
       *[river] самый большой водоём
    }: { $value }, обычно { $usual }
web-maps-stars-of-all = Звёзды всех
