# Что говорит игра за одной клавиатурой. На экране 80 столбцов и 24 строки, так что строки короткие:
# рядом с картой есть 41 столбец. Место за столом стоит только в именительном падеже: «Место 2».

## Места за столом и время

play-you = Вы
play-seat = Место { $seat }
play-seat-bot = Место { $seat } ({ $bot })
play-season = { $season } { $time }/{ $limit }, ход { $turn }
play-time = время { $time }

## Рядом с картой и под ней

play-coin-shape = +1 монета
play-ruins-demand = Нужно накрыть пустые руины (r)!
play-fallback = Ни одна фигура этой карты не помещается: нарисуйте одну клетку где угодно.
play-edicts = Указы (* считаются в этом сезоне)
play-season-now = { $season } на данный момент
play-total = Всего за прошлые сезоны
play-revealed = Открыто: { $cards }
play-fits = { $label }: { $terrain }, { $spaces }. Enter — нарисовать.
play-jump = { $label }_ Теперь введите столбец от 1 до 11.
play-keys = стрелки сдвиг · b4 куда · r поворот · m зеркало · s фигура · t местность · n дальше · l все места · u назад · v планшеты · p прошлое · ? справка · q выход · Enter рисует
play-fits-hero = { $label }: герой охраняет { $marks }. Enter — нарисовать.
play-fits-target = { $label }: { $what } — будет уничтожено. Enter — уничтожить.
play-fits-duck = Куда придут монстры: { $spaces }. Enter — применить; N — другое место.
play-enter-passes = { $skills }: применить. Enter — пас.
play-enter-uses = Enter — применить навык «{ $skill }».
play-keys-hero = стрелки сдвиг · b4 куда · r поворот · m зеркало · n дальше · l все клетки · u назад · v планшеты · p прошлое · ? справка · q выход · Enter рисует
play-keys-choice = стрелки, b4, n выбор · l показать все · u назад · v планшеты · p прошлое · ? справка · q выход · Enter подтверждает
play-keys-ready = u назад · v планшеты · p прошлое · ? справка · q выход · Enter дальше

## Навыки: клавиша, потом название и цена каждого

play-skills = Навыки (x):
play-skills-used = Навыки: в этом сезоне один уже использован.
play-leave-skill = Esc — без него

## Замечания

play-one-shape = На этой карте только одна фигура.
play-one-terrain = На этой карте только одна местность.
play-no-spot = Так эта фигура нигде не помещается: поверните, отразите или смените её.
play-no-choice = Там выбрать нечего.
play-no-skills = В этой игре нет навыков.
play-no-skill-now = Здесь и сейчас ни один навык применить нельзя.
play-nothing-to-undo = Забирать нечего: когда все нарисовали, рисунок окончательный.
play-unknown-key = Эта клавиша здесь ничего не делает; ? объясняет клавиши.
play-alone = Других планшетов нет: вы играете соло.
# Буква, которая значит «да», строчная.
play-yes = д
play-quit = Остановить игру? { $key } (или y) — да, любая другая клавиша — нет
play-too-small = Inkland нужно 80 столбцов и 24 строки.

## Что происходит; впереди стоит название места и двоеточие

play-drawn = { $terrain } { $spaces }
play-drawn-by = { $terrain } { $spaces } (рисует: { $by })
play-coins-shape =
    { $count ->
        [one] { $count } монета за фигуру
        [few] { $count } монеты за фигуру
        [many] { $count } монет за фигуру
       *[other] { $count } монеты за фигуру
    }
play-coins-mountain =
    { $count ->
        [one] { $count } монета за окружённую гору
        [few] { $count } монеты за окружённые горы
        [many] { $count } монет за окружённые горы
       *[other] { $count } монеты за окружённые горы
    }
play-vanished = монстры не нашли места и исчезли
play-coins-dragon =
    { $count ->
        [one] { $count } монета за дракона
        [few] { $count } монеты за дракона
        [many] { $count } монет за дракона
       *[other] { $count } монеты за дракона
    }
play-hero = герой { $space }, охраняет { $marks }
play-destroyed = уничтожено: { $spaces }
play-spread = зомби распространились на { $spaces }
play-skill = навык «{ $skill }» ({ $cost })

## Засада

play-ambush = Засада: { $card }!
play-ambush-walk = Засада: { $card }! Откуда ищут место: { $corner }, { $direction }.
play-ambush-title = ЗАСАДА! Вы рисуете на чужом планшете: { $who }
play-ambush-task = Планшет НЕ ваш! Чей он: { $who }
play-gorgon-title = ГОРГОНА! Вы уничтожаете клетку на планшете: { $who }
play-before-ambush = Прежде чем придут монстры, можно применить навык.
play-own-sheet = Ваш собственный планшет: { $who }

## Между рисунками

play-go-on = Enter — дальше
play-pass = Передайте клавиатуру: { $who }
play-ready = { $who }, готовы? Enter — показать мой планшет
play-take-back = U — { $who } забирает рисунок назад и рисует снова.
play-sheet = Планшет: { $who }
play-view-keys = V — следующий планшет   Enter — назад
play-journal = Что произошло, начиная с последнего
play-no-past = Пока ничего.

## Подсчёт

play-season-over = { $season }: сезон окончен
play-over = Игра окончена
play-ending-keys = Enter — выйти из игры   V — посмотреть планшеты
play-tie = Если звёзд поровну, выше тот, кто меньше потерял из-за монстров.
play-rating = Рейтинг { $rating }: ваши звёзды ({ $stars }) минус числа соло четырёх указов ({ $par }).
play-seed = Зерно: { $seed } (с --seed будут розданы те же карты).
play-left = Игра осталась незаконченной.
play-input-ended = Ввод закончился, поэтому игра останавливается здесь.

## Справка

play-help = Справка
play-arrows = Стрелки
play-help-move = двигать фигуру
play-help-jump = клетка: поставить туда левый верхний угол фигуры
play-help-rotate = повернуть фигуру на четверть оборота
play-help-mirror = отразить фигуру
play-help-shape = взять следующую фигуру карты
play-help-terrain = взять следующую местность карты
play-help-next = перейти туда, где фигура помещается так, как лежит
play-help-spots = отметить все такие места знаком + (угол фигуры)
play-help-skill = применить навык; ещё раз — следующий, потом никакой. Esc — без него
play-help-draw = нарисовать фигуру; звёзды, которые она даст, видны заранее
play-help-undo = забрать рисунок назад, пока другие ещё рисуют
play-help-view = посмотреть другие планшеты
play-help-past = прочитать, что уже произошло
play-help-quit = остановить игру
play-help-marks = [F] — фигура помещается, (F) — нет, !^! — что ей мешает. Строчные буквы нарисованы на руинах. Клавиши действуют и в русской раскладке.
play-help-heroes = { $aim } — клетка, которую герой будет охранять, { $guarded } — которую уже охраняют: нарисованные там монстры сразу уничтожаются. Уничтоженные клетки (*, на руинах %) заполнены, но без местности.
play-help-skills = Один навык за сезон, платят монетами. Тот, что меняет рисунок, выбирают сначала; тот, что добавляет к нему, закрепляет ваш рисунок как <F>, а потом вы ставите остальное. Enter рисует всё.
play-help-score = Каждый сезон даёт звёзды за два указа, по звезде за каждую монету и минус звезду за каждую пустую клетку, примыкающую к монстру.

## Судья

analyse-judge = Судья: { $judge }. Ожидаемые звёзды и что с ними стало:
analyse-no-luck = Судья: { $judge }. Он не смотрит вперёд и говорит лишь, что потеряно в игре. Чтобы узнать, что было удачей, установите думающих ботов: pip install 'inkland[fast]'
analyse-seat = Место { $seat }: { $stars }
analyse-expected = ожидалось после первой карты
analyse-cards = удача с картами
analyse-ambushes = удача с засадами
analyse-lost = потеряно в игре
analyse-given = оставлено соседям в засадах
# Checked in 2026.
analyse-worst = Ходы, что обошлись дороже всего:
analyse-none = Ни один ход не привёл к заметным потерям.
analyse-turn = { $season }, ход { $turn }, { $card }: потеряно { $stars }
analyse-powers = { $season }, после подсчёта: потеряно { $stars }
analyse-neighbour = { $season }, ход { $turn }, { $card }: соседу осталось { $stars }
analyse-played = сыграно { $drawing }
analyse-better = лучше { $drawing }
analyse-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Задачи

puzzle-question = Задача { $puzzle }. Что вы нарисуете? Один рисунок даёт больше всего звёзд в конце года.
puzzle-type = Введите рисунок, например { $example }:
puzzle-solved = Решено! Лучшего рисунка нет.
puzzle-missed = Не лучший: в конце года на { $stars } звезды меньше.
puzzle-yours = ваш
puzzle-best = лучший
puzzle-at-once = звёзды сразу
puzzle-expected = ожидается в конце года
puzzle-rest = Звёзды сразу — ещё не вся разница: остальное в том, что планшет может дать до конца года.
