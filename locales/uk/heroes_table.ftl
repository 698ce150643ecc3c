# Слова, які приносять на стіл коробка «Герої» та навички.
#
# Підписи починаються з великої літери; причини стоять після кількості монет, тож із малої.

## Планшети; літери — кирилиця

# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-c = Дикі землі (В)
# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-d = Пустка (Г)

## Монстри з літерою та клітинка Дипломатії

# To check: our translation.
terrain-dragon = Дракон
# To check: our translation.
terrain-zombie = Зомбі
# To check: our translation.
terrain-troll = Троль
# To check: our translation.
terrain-gorgon = Горгона
# To check: our translation.
terrain-farm_and_village = Поля й поселення

## Колоди та підписи

# To check: our translation.
deck-hero = Герой
deck-skills = Навички
skill = Навичка
skills = Навички
hero = Герой
heroes = Герої

## Ціна навички

cost-count =
    { $count ->
        [0] безкоштовно
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }

## Варіанти гри

preset-base = Базова гра
preset-base-skills = Базова гра з навичками
# To check: our translation of the title of the box.
preset-heroes = Герої
preset-first_game = Герої: перша гра
preset-everything = Усе разом

## Про що питає крок

question-draw = Намалюйте фігуру з цієї карти на своєму планшеті.
question-ambush = Намалюйте монстрів на планшеті сусіда.
question-ready = Перед засідкою: скористайтеся навичкою «Акробатика» чи «Дипломатія» або пропустіть.
question-hero = Намалюйте героя на порожній клітинці й виберіть, які клітинки він стерегтиме.
question-gorgon = Виберіть клітинку, що межує з горгоною: її буде знищено.
question-troll = Виберіть порожню клітинку, що межує з тролем: її буде знищено.
question-zombies = Зомбі поширюються самі: вибирати нічого.

## За що монети

reason-shape = за фігуру
reason-mountain = за оточену гору
reason-dragon = за дракона
