# Сторінка гравця: останні ігри, найкращі планшети, показники і те, що бачать інші.
#
# Словник: указ, планшет, зірки, рейтинг (гри наодинці), роздача дня, заміна (бот, що грає замість когось).

web-profile-own = Ваші планшети й статистика
web-profile-own-about = Усе це бачите лише ви.
web-profile-since = з нами з { $when }
web-profile-fig-games =
    { $count ->
        [one] завершена гра
        [few] завершені гри
        [many] завершених ігор
       *[other] завершеної гри
    }
web-profile-fig-mean =
    { $count ->
        [one] зірка за гру
        [few] зірки за гру
        [many] зірок за гру
       *[other] зірки за гру
    }
web-profile-fig-row =
    { $count ->
        [one] гра поспіль без заміни ботом
        [few] гри поспіль без заміни ботом
        [many] ігор поспіль без заміни ботом
       *[other] гри поспіль без заміни ботом
    }
web-profile-fig-days =
    { $count ->
        [one] роздача дня поспіль
        [few] роздачі дня поспіль
        [many] роздач дня поспіль
       *[other] роздачі дня поспіль
    }
web-profile-last = Останні ігри
web-profile-place = { $place } місце з { $of }
web-profile-solo = соло, рейтинг { $rating }
web-profile-best = Найкращий планшет для кожного указу
web-profile-all =
    { $count ->
        [one] Показати { $count }
        [few] Показати всі { $count }
        [many] Показати всі { $count }
       *[other] Показати всі { $count }
    }
web-profile-fewer = Показати менше
web-profile-mean =
    { $count ->
        [one] у середньому { $mean }, { $count } гра
        [few] у середньому { $mean }, { $count } гри
        [many] у середньому { $mean }, { $count } ігор
       *[other] у середньому { $mean }, { $count } гри
    }
web-profile-strength = Сила
web-profile-strength-about = На скільки зірок за гру ви кращі чи гірші за бота «{ title-10 }» з тими самими картами. Рахується за роздачами дня й раундами соло.
web-profile-strength-provisional = попередньо
web-profile-strength-change = { $change }, { $day }
web-profile-strength-tables = За столами
web-profile-strength-tables-about = Скільки зі 100 ігор за столами на 2–8 гравців ви закінчуєте вище, ніж середній гравець.
web-profile-strength-wins = { $wins } зі 100 (від { $low } до { $high })
web-profile-presets = За варіантами гри
web-profile-col-games = Ігор
web-profile-col-mean = Зірок у середньому
web-profile-col-best = Найбільше зірок
web-profile-col-rating = Середній рейтинг
web-profile-col-best-rating = Найкращий рейтинг
web-profile-times = Час на малюнок
web-profile-times-about = Від карти до малюнка, який зараховано.
web-profile-time-up-to = до { $time }
web-profile-time-longer = довше
web-profile-drawings =
    { $count ->
        [one] { $count } малюнок
        [few] { $count } малюнки
        [many] { $count } малюнків
       *[other] { $count } малюнка
    }
web-profile-costly = Малюнки, що коштували найбільше
web-profile-costly-about = Оцінено малюнків: { $count }. У середньому кожен гірший за найкращий на { $mean } зірки. Це бачите лише ви.
web-profile-moment = Подивитися в грі
web-profile-no-card = Без карти
web-profile-stars =
    { $count ->
        [one] { $stars } зірка
        [few] { $stars } зірки
        [many] { $stars } зірок
       *[other] { $stars } зірки
    }
web-profile-shown = Що бачать інші
web-profile-shown-about = Нічого, доки ви щось не виберете. Тоді на вашій сторінці буде ім’я, місяць приєднання і вибране нижче:
web-profile-show-games = Останні ігри
web-profile-show-statistics = Статистика
web-profile-show-maps = Найкращі планшети
web-profile-saved = Збережено.
web-profile-shown-link = Ваша сторінка очима інших
web-profile-guest = Щоб мати сторінку для інших, потрібен обліковий запис.
web-profile-map = Планшет: { $title }
web-profile-map-when = Гру завершено { $when }
web-profile-map-later = Це планшет із сьогоднішньої роздачі. Його можна буде побачити, коли день закінчиться.
web-profile-replay = Переглянути гру
web-profile-none = Завершіть гру — і ваш планшет з’явиться тут.
web-profile-none-yet = Ще жодної завершеної гри.
web-profile-reuse = Дозволити використовувати мої ігри
web-profile-reuse-about = Якщо ви дозволите, ваші завершені ігри, відкриті для всіх, можуть бути опубліковані як відкриті дані, а позиції з них — стати задачами: без імен і коли це дозволили всі, хто грав. Передумати можна, але опублікованого вже не повернути.
