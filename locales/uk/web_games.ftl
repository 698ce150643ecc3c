# Власні партії: перша сторінка, сторінка всіх партій, заголовок вкладки, шлях до наступної партії,
# що сталося за цей час. Завантажується після перших текстів.
#
# Глосарій: як у table.ftl. $names — гравці в називному відмінку; $when — «учора» або дата.

## Перша сторінка тих, хто повернувся

web-games-hello =
    { $time ->
        [morning] Доброго ранку, { $name }
        [day] Добрий день, { $name }
       *[evening] Добрий вечір, { $name }
    }
web-games-owed =
    { $count ->
        [0] Жоден планшет не чекає на ваше перо.
        [one] { $count } планшет чекає на ваше перо.
        [few] { $count } планшети чекають на ваше перо.
        [many] { $count } планшетів чекають на ваше перо.
       *[other] { $count } планшета чекають на ваше перо.
    }
web-games-heading = Ваші партії
web-games-all = Усі ваші партії
web-games-about = Спершу те, що чекає на вас, потім те, що малюють інші, далі — завершене.
web-games-more = Показати ще
web-games-coming = Шукаємо ваші партії…
web-games-none = У вас іще немає партій.
web-games-lost = Ваші партії зараз недоступні. За мить спробуємо ще раз.
web-games-running = Тривають
web-games-finished = Завершені

## Одна партія

web-games-your-turn = Ваш хід
web-games-draw = Малювати
web-games-look = До столу
web-games-seats = Хто вже намалював
web-games-has-drawn = малюнок готовий
web-games-is-drawing = ще малює
web-games-where = { $season }, час { $time } з { $of }
web-games-card = Карта:
web-games-left = залишилося { $time }
web-games-they-wait =
    { $count ->
        [one] на вас чекає { $count } гравець
        [few] на вас чекають { $count } гравці
        [many] на вас чекають { $count } гравців
       *[other] на вас чекають { $count } гравця
    }
web-games-fuse = Залишилося { $percent } % часу
web-games-waiting = очікування
web-games-waits-for = ще малюють: { $names }
web-games-waits-many =
    { $count ->
        [one] ще малює { $count } гравець
        [few] ще малюють { $count } гравці
        [many] ще малюють { $count } гравців
       *[other] ще малюють { $count } гравця
    }
web-games-drawn = намалювали { $drawn } з { $of }
web-games-with = За столом: { $names }
web-games-with-others =
    { $count ->
        [one] За столом: { $names } і ще { $count }
       *[other] За столом: { $names } і ще { $count }
    }
web-games-with-bots =
    { $count ->
        [one] З { $count } ботом
       *[other] З { $count } ботами
    }
web-games-new-end = нове: завершено
web-games-see-end = Гру завершено: гляньте, хто переміг
web-games-see-solo = Гру завершено: гляньте на свої зірки
web-games-ended = завершено { $when }
web-games-place = місце { $place } з { $of }
web-games-stars =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
        [many] { $count } зірок
       *[other] { $count } зірки
    }
web-games-above-par =
    { $count ->
        [0] рівно пар
       *[other] на { $count } вище пару
    }
web-games-below-par = на { $count } нижче пару

## Решта першої сторінки

web-games-start = Почати щось нове
web-games-live = Зараз малюють
web-games-live-none = Зараз за столами для всіх ніхто не малює.
web-games-live-seats =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
web-games-shelf = На полиці

## Планшет для тих, хто тут уперше

web-first-lead = Карта показує фігуру. Кожен вписує її у власну мапу.
web-first-try = Спробуйте: перетягніть ліс на планшет.
web-first-hint = Підніміть фігуру пальцем або мишею. Стрілки, R і Enter теж працюють.
web-first-fits = Тут пасує. Малюйте або пошукайте краще місце.
web-first-misfit = Тут не пасує: щось заважає.
web-first-drawn = Намальовано назавжди. Це цілий хід; наступна карта принесе іншу фігуру.
web-first-again = Спробувати інше місце
web-first-label = Планшет на пробу
web-first-caption = Ваш перший планшет. Гори й руїни були тут до вас.
web-first-season = Далі: ваш перший сезон
web-first-season-about = без реєстрації, п’ять хвилин
web-first-what = Що ви робитимете
web-first-shapes = Вписуйте фігури.
web-first-shapes-about = Кожна карта дає фігуру й місцевість. Як її покласти, вирішуєте ви.
web-first-edicts = Виконуйте чотири укази.
web-first-edicts-about = Щосезону рахуються два з них; у кожній роздачі вони інші.
web-first-neighbours = Зважайте на сусідів.
web-first-neighbours-about = Часом вони малюють монстрів на вашому планшеті, а ви — на їхньому.

## Заголовок вкладки й наступна партія

web-games-title =
    { $count ->
        [1] Ваш хід · { $title }
       *[other] Ваш хід ({ $count }) · { $title }
    }
web-games-next = До наступної партії

## Що сталося за цей час

web-since-heading = Поки вас не було
web-since-place = { $at } з { $of }
web-since-back = Назад
web-since-on = Далі
web-since-close = До мого ходу
web-games-strength = Сила { $strength } ± { $deviation }
web-games-strength-change = ({ $change }, { $day })
web-games-leaders = Лідери
