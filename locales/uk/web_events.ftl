# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Події
web-events-all = Усі події
web-events-others =
  { $count ->
     [one] Триває ще { $count } подія
     [few] Тривають ще { $count } події
    *[other] Триває ще { $count } подій
  }
web-events-about = Усі грають ті самі роздачі; очки показують, скількох із решти ви перевершили.
web-events-none = Цими днями подій не заплановано.
web-events-coming = Подія завантажується.
web-events-arena = Арена
web-events-round = Раунд однакових роздач
web-events-begins = Початок: { $when }
web-events-runs = Триває, залишилося { $left }
web-events-closing = Час вийшов; дограють останні ігри
web-events-over = Завершено
web-events-cancelled = Скасовано; розпочаті ігри тривають
web-events-left = Залишилося { $left }
web-events-bell = залишилося; гра, почата до кінця, рахується
web-events-arena-about = { $box }, столи на чотирьох.
web-events-alone-about =
  { $count ->
     [one] { $box }, { $count } роздача, наодинці.
     [few] { $box }, { $count } роздачі, наодинці.
     [many] { $box }, { $count } роздач, наодинці.
    *[other] { $box }, { $count } роздачі, наодинці.
  }
web-events-live-about =
  { $count ->
     [one] { $box }, { $count } роздача, за столами на чотирьох.
     [few] { $box }, { $count } роздачі, за столами на чотирьох.
     [many] { $box }, { $count } роздач, за столами на чотирьох.
    *[other] { $box }, { $count } роздачі, за столами на чотирьох.
  }
web-events-entrants =
  { $count ->
     [one] { $count } учасник.
     [few] { $count } учасники.
     [many] { $count } учасників.
    *[other] { $count } учасника.
  }
web-events-playing = Ваш стіл уже грає
web-events-go = До вашого столу
web-events-ready = Ви берете участь; перші столи накриють на початку
web-events-waiting = Ваш наступний стіл готується
web-events-fuse = Щойно зберуться четверо, або за 20 секунд із ботами
web-events-leave = Відпочити
web-events-next = Ваш наступний стіл
web-events-enter = Узяти участь
web-events-next-table = Наступний стіл
web-events-more-time = Більше часу
web-events-more-time-about = За вашими столами вдвічі більше часу на кожен малюнок.
web-events-yours = Ваші столи
web-events-all-played = Ви зіграли всі роздачі.
web-events-place = Місце
web-events-of = { $place } з { $count }
web-events-points = Очки
web-events-tables = Столи
web-events-friends = Ви стежите за: { $names }
web-events-standings = Таблиця
web-events-hidden = Її покажуть, коли ви зіграєте всі роздачі або подія скінчиться, щоб нічого не видати наперед.
web-events-nobody = Ще ніхто не бере участі.
web-events-how = Як здобувають очки
web-events-how-about = Очки — це частка решти гравців із тими самими картами, кого ви перевершили: від 0 до 100 за стіл, половина за кожного з такою ж кількістю зірок. Вони можуть змінюватися, доки не зіграють усі. Гра, яку замість вас дограє бот, дає 0.
web-events-lately = Ваші останні столи
web-events-deal = Роздача { $number }
web-events-points-of =
  { $count ->
     [one] { $count } очко
     [few] { $count } очки
     [many] { $count } очок
    *[other] { $count } очка
  }
web-events-abandoned = грав бот
web-events-wall = На великому екрані
