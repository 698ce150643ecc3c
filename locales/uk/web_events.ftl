# Events: arenas and duplicate rounds, in which everybody plays the same deals.

web-events-title = Події
web-events-all = Усі події
web-events-others =
    { $count ->
        [one] Ще { $count } подія триває
        [few] Ще { $count } події тривають
       *[other] Ще { $count } подій триває
    }
web-events-about = Усі грають ті самі роздачі; очки показують, скількох інших ви випередили.
web-events-none = Зараз жодних подій не заплановано.
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
web-events-ready = Ви берете участь; перші столи відкриються на початку події
web-events-waiting = Ваш наступний стіл готується
web-events-fuse = Щойно зберуться четверо або за 20 секунд із ботами
web-events-leave = Зробити перерву
web-events-next = Ваш наступний стіл
web-events-enter = Взяти участь
web-events-next-table = Наступний стіл
web-events-more-time = Більше часу
web-events-more-time-about = За вашими столами на кожен малюнок буде вдвічі більше часу.
web-events-yours = Ваші столи
web-events-all-played = Ви зіграли всі роздачі.
web-events-place = Місце
web-events-of = { $place } з { $count }
web-events-points = Очки
web-events-tables = Столи
web-events-friends = Ви стежите за: { $names }
web-events-standings = Таблиця
web-events-hidden = Таблицю покажуть, коли ви зіграєте всі роздачі або подія закінчиться, — щоб нічого не видати наперед.
web-events-nobody = Ще ніхто не бере участі.
web-events-how = Як нараховуються очки
web-events-how-about = За кожен стіл ви отримуєте від 0 до 100 очок: частку гравців із тими самими картами, яких ви випередили; за нічию — половина. Очки можуть змінюватися, доки не зіграють усі. Гра, яку за вас дограє бот, дає 0.
web-events-lately = Ваші останні столи
web-events-deal = Роздача { $number }
web-events-points-of =
  { $count ->
     [one] { $count } очко
     [few] { $count } очки
     [many] { $count } очок
    *[other] { $count } очка
  }
web-events-abandoned = дограв бот
web-events-wall = Показати на великому екрані
