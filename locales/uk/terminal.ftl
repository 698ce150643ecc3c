# Що каже гра за однією клавіатурою. Екран має 80 стовпців і 24 рядки, тож кожен рядок короткий:
# біля мапи є 41 стовпець. Місце за столом стоїть лише в називному відмінку: «Місце 2».

## Місця за столом і час

play-you = Ви
play-seat = Місце { $seat }
play-seat-bot = Місце { $seat } ({ $bot })
play-season = { $season } { $time }/{ $limit }, хід { $turn }
play-time = час { $time }

## Біля мапи та під нею

play-coin-shape = +1 монета
play-ruins-demand = Треба накрити порожні руїни (r)!
play-fallback = Жодна фігура цієї карти не вміщується: намалюйте одну клітинку будь-де.
play-edicts = Укази (* рахують цього сезону)
play-season-now = { $season }, поки що
play-total = Разом за минулі сезони
play-revealed = Відкрито: { $cards }
play-fits = { $label }: { $terrain }, { $spaces }. Enter — намалювати.
play-jump = { $label }_ Тепер введіть стовпчик від 1 до 11.
play-keys = стрілки рух · b4 куди · r поворот · m дзеркало · s фігура · t місцевість · n далі · l усі місця · u назад · v планшети · p минуле · ? довідка · q вихід · Enter малює
play-fits-hero = { $label }: герой стереже { $marks }. Enter — намалювати.
play-fits-target = { $label }: { $what } — буде знищено. Enter — знищити.
play-fits-duck = Куди прийдуть монстри: { $spaces }. Enter — так; N — інше місце.
play-enter-passes = Навички: { $skills }. Enter — пас.
play-enter-uses = Enter — навичка «{ $skill }».
play-keys-hero = стрілки рух · b4 куди · r поворот · m дзеркало · n далі · l усі клітинки · u назад · v планшети · p минуле · ? довідка · q вихід · Enter малює
play-keys-choice = стрілки, b4, n вибір · l показати всі · u назад · v планшети · p минуле · ? довідка · q вихід · Enter підтверджує
play-keys-ready = u назад · v планшети · p минуле · ? довідка · q вихід · Enter далі

## Навички: клавіша, тоді назва й ціна кожної

play-skills = Навички (x):
play-skills-used = Навички: цього сезону вже використано.
play-leave-skill = Esc — без неї

## Зауваження

play-one-shape = На цій карті лише одна фігура.
play-one-terrain = Ця карта пропонує лише одну місцевість.
play-no-spot = Так ця фігура ніде не вміщується: поверніть, віддзеркальте або змініть її.
play-no-choice = Там нічого вибрати.
play-no-skills = Ця гра без навичок.
play-no-skill-now = Зараз тут жодною навичкою не скористатися.
play-nothing-to-undo = Забирати нічого: коли всі намалювали, малюнок остаточний.
play-unknown-key = Ця клавіша тут нічого не робить; ? пояснює клавіші.
play-alone = Інших планшетів немає: ви граєте соло.
# Літера, що означає «так», мала.
play-yes = т
play-quit = Зупинити гру? { $key } (або y) — так, будь-яка інша клавіша — ні
play-too-small = Inkland потребує 80 стовпчиків і 24 рядків.

## Що відбувається; попереду стоїть назва місця та двокрапка

play-drawn = { $terrain } { $spaces }
play-drawn-by = { $terrain } { $spaces } (малює: { $by })
play-coins-shape =
    { $count ->
        [one] { $count } монета за фігуру
        [few] { $count } монети за фігуру
        [many] { $count } монет за фігуру
       *[other] { $count } монети за фігуру
    }
play-coins-mountain =
    { $count ->
        [one] { $count } монета за оточену гору
        [few] { $count } монети за оточені гори
        [many] { $count } монет за оточені гори
       *[other] { $count } монети за оточені гори
    }
play-vanished = монстри не знайшли місця та зникли
play-coins-dragon =
    { $count ->
        [one] { $count } монета за дракона
        [few] { $count } монети за дракона
        [many] { $count } монет за дракона
       *[other] { $count } монети за дракона
    }
play-hero = герой { $space }, стереже { $marks }
play-destroyed = знищено: { $spaces }
play-spread = зомбі поширилися на { $spaces }
play-skill = навичка «{ $skill }» ({ $cost })

## Засідка

play-ambush = Засідка: { $card }!
play-ambush-walk = Засідка: { $card }! Звідки шукають місце: { $corner }, { $direction }.
play-ambush-title = ЗАСІДКА! Ви малюєте на чужому планшеті: { $who }
play-ambush-task = Планшет НЕ ваш! Чий він: { $who }
play-gorgon-title = ГОРГОНА! Ви знищуєте клітинку на планшеті: { $who }
play-before-ambush = Перед приходом монстрів можна скористатися навичкою.
play-own-sheet = Ваш власний планшет: { $who }

## Між малюнками

play-go-on = Enter — далі
play-pass = Передайте клавіатуру: { $who }
play-ready = { $who }, готові? Enter — показати мій планшет
play-take-back = U — { $who } забирає малюнок назад і малює знову.
play-sheet = Планшет: { $who }
play-view-keys = V — наступний планшет   Enter — назад
play-journal = Що сталося, від найновішого
play-no-past = Ще нічого.

## Підрахунок

play-season-over = { $season }: сезон завершено
play-over = Гру завершено
play-ending-keys = Enter — вийти з гри   V — оглянути планшети
play-tie = Якщо зірок порівну, вище той, хто менше втратив через монстрів.
play-rating = Рейтинг { $rating }: ваші зірки ({ $stars }) мінус числа соло чотирьох указів ({ $par }).
play-seed = Зерно: { $seed } (з --seed буде роздано ті самі карти).
play-left = Гру залишено незавершеною.
play-input-ended = Введення скінчилося, тож гра зупиняється тут.

## Довідка

play-help = Довідка
play-arrows = Стрілки
play-help-move = рухати фігуру
play-help-jump = клітинка: поставити туди лівий верхній кут фігури
play-help-rotate = повернути фігуру на чверть оберту
play-help-mirror = віддзеркалити фігуру
play-help-shape = узяти наступну фігуру карти
play-help-terrain = узяти наступну місцевість карти
play-help-next = перейти туди, де фігура вміщується так, як лежить
play-help-spots = позначити всі такі місця знаком + (кут фігури)
play-help-skill = узяти навичку; ще раз — наступну, врешті жодної. Esc — без неї
play-help-draw = намалювати фігуру; зірки, які вона дасть, видно заздалегідь
play-help-undo = забрати малюнок назад, поки інші ще малюють
play-help-view = оглянути інші планшети
play-help-past = прочитати журнал
play-help-quit = зупинити гру
play-help-marks = [F] — фігура вміщується, (F) — ні, !^! — що їй заважає. Малі літери намальовано на руїнах. Клавіші діють і з українською розкладкою.
play-help-heroes = { $aim } — клітинка, яку герой стерегтиме, { $guarded } — яку вже стережуть: намальованих там монстрів одразу знищено. Знищені клітинки (*, на руїнах %) заповнені, але без місцевості.
play-help-skills = Одна навичка на сезон, платять монетами. Ту, що змінює малюнок, вибирають спершу; та, що додає до нього, закріплює ваш малюнок як <F>, а далі ви ставите решту. Enter малює все.
play-help-score = Кожен сезон дає зірки за два укази, по зірці за кожну монету і мінус зірку за кожну порожню клітинку, що межує з монстром.

## Суддя

analyse-judge = Суддя: { $judge }. Очікувані зірки й що з ними сталося:
analyse-no-luck = Суддя: { $judge }. Він не дивиться наперед, тож каже лише, що втрачено в грі. Щоб дізнатися, скільки було удачі, встановіть ботів, які думають: pip install 'inkland[fast]'
analyse-seat = Місце { $seat }: { $stars }
analyse-expected = очікувано після першої карти
analyse-cards = удача з картами
analyse-ambushes = удача із засідками
analyse-lost = утрачено в грі
analyse-given = залишено сусідам у засідках
analyse-worst = Ходи, що коштували найбільше:
analyse-none = Жоден хід не дав помітних утрат.
analyse-turn = { $season }, хід { $turn }, { $card }: утрачено { $stars }
analyse-powers = { $season }, після підрахунку: утрачено { $stars }
analyse-neighbour = { $season }, хід { $turn }, { $card }: сусідові лишилося { $stars }
analyse-played = зіграно { $drawing }
analyse-better = краще { $drawing }
analyse-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Задачі

puzzle-question = Задача { $puzzle }. Що ви намалюєте? Один малюнок дає найбільше зірок наприкінці року.
puzzle-type = Введіть малюнок, наприклад { $example }:
puzzle-solved = Розв’язано! Кращого малюнка немає.
puzzle-missed = Не найкращий: наприкінці року на { $stars } зірки менше.
puzzle-yours = ваш
puzzle-best = найкращий
puzzle-at-once = зірки одразу
puzzle-expected = очікується наприкінці року
puzzle-rest = Зірки одразу — ще не вся різниця: решта — у тому, що планшет може дати до кінця року.
