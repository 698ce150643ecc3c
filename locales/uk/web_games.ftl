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
        [many] { $count } планшетів чекає на ваше перо.
       *[other] { $count } планшета чекають на ваше перо.
    }
web-games-heading = Ваші ігри
web-games-all = Усі ваші ігри
web-games-about = Спершу ігри, що чекають на вас, потім ті, де малюють інші, далі — завершені.
web-games-more = Показати ще
web-games-coming = Шукаємо ваші ігри…
web-games-none = У вас ще немає ігор.
web-games-lost = Ваші ігри зараз недоступні. За мить спробуємо ще раз.
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
web-games-daily = Роздача дня, { $day }
web-games-with = За столом: { $names }
web-games-with-others =
    { $count ->
        [one] За столом: { $names } та ще { $count }
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
web-games-place = { $place } місце з { $of }
web-games-stars =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
        [many] { $count } зірок
       *[other] { $count } зірки
    }
web-games-above-par =
    { $count ->
        [0] рівно за нормою
       *[other] на { $count } понад норму
    }
web-games-below-par = на { $count } нижче норми

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
web-first-fits = Тут вміщується. Малюйте або пошукайте краще місце.
web-first-misfit = Тут не вміщується: щось заважає.
web-first-drawn = Намальовано остаточно. Це цілий хід; наступна карта дасть іншу фігуру.
web-first-again = Спробувати інше місце
web-first-label = Пробний планшет
web-first-caption = Ваш перший планшет. Гори й руїни були тут до вас.
web-first-season = Далі: ваш перший сезон
web-first-season-about = без реєстрації, п’ять хвилин
web-first-what = Що ви робитимете
web-first-shapes = Вписуйте фігури.
web-first-shapes-about = Кожна карта дає фігуру й місцевість. Як її покласти, вирішуєте ви.
web-first-edicts = Виконуйте чотири укази.
web-first-edicts-about = Щосезону рахують два з них; у кожній роздачі укази інші.
web-first-neighbours = Зважайте на сусідів.
web-first-neighbours-about = Часом вони малюють монстрів на вашому планшеті, а ви — на їхньому.

## Заголовок вкладки й наступна партія

web-games-title =
    { $count ->
        [1] Ваш хід · { $title }
       *[other] Ваш хід ({ $count }) · { $title }
    }
web-games-next = До наступної гри

## Що сталося за цей час

web-since-heading = Поки вас не було
web-since-place = { $at } з { $of }
web-since-back = Назад
web-since-on = Далі
web-since-close = До мого ходу
web-games-strength = Сила { $strength } ± { $deviation }
web-games-strength-change = ({ $change }, { $day })
web-games-leaders = Таблиця лідерів
