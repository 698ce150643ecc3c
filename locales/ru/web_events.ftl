# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = События
web-events-all = Все события
web-events-others =
  { $count ->
     [one] Идёт ещё { $count } событие
     [few] Идут ещё { $count } события
    *[other] Идёт ещё { $count } событий
  }
web-events-about = Все играют одни и те же раздачи; очки показывают, скольких других вы опередили.
web-events-none = Сейчас событий не запланировано.
web-events-coming = Событие загружается.
web-events-arena = Арена
web-events-round = Раунд одинаковых раздач
web-events-begins = Начало: { $when }
web-events-runs = Идёт, осталось { $left }
web-events-closing = Время вышло; доигрываются последние игры
web-events-over = Завершено
web-events-cancelled = Отменено; начатые игры продолжаются
web-events-left = Осталось { $left }
web-events-bell = осталось; игра, начатая до конца, считается
web-events-arena-about = { $box }, столы на четверых.
web-events-alone-about =
  { $count ->
     [one] { $box }, { $count } раздача, в одиночку.
     [few] { $box }, { $count } раздачи, в одиночку.
     [many] { $box }, { $count } раздач, в одиночку.
    *[other] { $box }, { $count } раздачи, в одиночку.
  }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } раздача, за столами на четверых.
     [few] { $box }, { $count } раздачи, за столами на четверых.
     [many] { $box }, { $count } раздач, за столами на четверых.
    *[other] { $box }, { $count } раздачи, за столами на четверых.
  }
web-events-entrants =
  { $count ->
     [one] { $count } участник.
     [few] { $count } участника.
     [many] { $count } участников.
    *[other] { $count } участника.
  }
web-events-playing = Ваш стол уже играет
web-events-go = К вашему столу
web-events-ready = Вы участвуете; первые столы откроются с началом события
web-events-waiting = Ваш следующий стол готовится
web-events-fuse = Как только соберутся четверо или через 20 секунд с ботами
web-events-leave = Сделать перерыв
web-events-next = Ваш следующий стол
web-events-enter = Участвовать
web-events-next-table = Следующий стол
web-events-more-time = Больше времени
web-events-more-time-about = За вашими столами на каждый рисунок будет вдвое больше времени.
web-events-yours = Ваши столы
web-events-all-played = Вы сыграли все раздачи.
web-events-place = Место
web-events-of = { $place } из { $count }
web-events-points = Очки
web-events-tables = Столы
web-events-friends = Вы следите за: { $names }
web-events-standings = Таблица
web-events-hidden = Таблицу покажут, когда вы сыграете все раздачи или событие закончится, — чтобы ничего не выдать заранее.
web-events-nobody = Пока никто не участвует.
web-events-how = Как начисляются очки
web-events-how-about = За каждый стол вы получаете от 0 до 100 очков: доля игроков с теми же картами, которых вы опередили; ничья даёт половину. Очки могут меняться, пока не сыграют все. Игра, которую за вас доигрывает бот, даёт 0.
web-events-lately = Ваши последние столы
web-events-deal = Раздача { $number }
web-events-points-of =
  { $count ->
     [one] { $count } очко
     [few] { $count } очка
     [many] { $count } очков
    *[other] { $count } очка
  }
web-events-abandoned = доиграл бот
web-events-wall = Показать на большом экране
