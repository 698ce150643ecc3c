# Довідник карт: список усіх карт, одна карта й карта, відкрита над столом.

## Список

web-cards-about = Шукайте за назвою або за дією карти.
web-cards-search = Пошук карт
web-cards-kinds = Вид карти
web-cards-boxes = Коробка
web-cards-any-kind = Усі види
web-cards-any-box = Усі коробки
web-cards-kind-explore = Карти дослідження
web-cards-kind-ruins = Карти руїн
web-cards-kind-ambush = Карти засідки
web-cards-kind-hero = Карти героїв
web-cards-kind-skill = Карти навичок
web-cards-kind-scoring = Карти підрахунку балів
web-cards-kind-season = Карти сезонів
web-cards-kind-edict = Карти указів
web-cards-box-base = Базова гра
web-cards-box-heroes = Герої
web-cards-box-skills = Доповнення «Навички»
web-cards-box-add_on = Доповнення «Засідка»
web-cards-found =
    { $count ->
        [0] Жодна карта не підходить.
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
web-cards-clear = Показати всі карти

## Одна карта

web-cards-all = Усі карти
web-cards-others = Інші карти
web-cards-before = Попередня: { $card }
web-cards-next = Наступна: { $card }
web-cards-lost = Такої карти немає.
web-cards-edict = Указ { $letter }
web-cards-power = Здібність
web-cards-fact-terrains = Місцевість
web-cards-fact-cost = Ціна
web-cards-fact-direction = Куди передають планшети
web-cards-fact-corner = Початок пошуку в соло
web-cards-fact-solo = Число для соло
web-cards-fact-edicts = Укази
web-cards-fact-box = Коробка
web-cards-time-in-both = { $base } (у «Героях» { $heroes })
web-cards-rule-coin = Намалюйте одну з двох фігур, повернувши чи віддзеркаливши її як завгодно. Менша дає монету.
web-cards-rule-choice = Намалюйте фігуру однією з двох місцевостей, повернувши чи віддзеркаливши її як завгодно.
web-cards-rule-season = Сезон закінчується, коли карти дослідження вичерпають його час. Тоді рахують укази { $first } і { $second }, невитрачені монети приносять зірки, а монстри їх віднімають.
web-cards-rule-edict-a = Карта підрахунку балів під цією літерою приносить зірки навесні та взимку.
web-cards-rule-edict-b = Карта підрахунку балів під цією літерою приносить зірки навесні та влітку.
web-cards-rule-edict-c = Карта підрахунку балів під цією літерою приносить зірки влітку та восени.
web-cards-rule-edict-d = Карта підрахунку балів під цією літерою приносить зірки восени та взимку.

## Приклади

web-cards-examples = Приклади
web-cards-map = Мапа
web-cards-map-before = До
web-cards-map-after = Після
web-cards-beside = Разом із картою «{ $card }»
web-cards-spaces = { $kind }: { $spaces }
web-cards-blank = Мапа порожня.
web-cards-won =
    { $count ->
        [one] { $count } зірка: { $spaces }
        [few] { $count } зірки: { $spaces }
        [many] { $count } зірок: { $spaces }
       *[other] { $count } зірки: { $spaces }
    }
web-cards-changed = Змінилося: { $spaces }

## За столом

web-cards-open = Про карту «{ $card }»
web-cards-tab = Відкрити в довіднику карт
web-cards-waits = Карти завантажуються…
web-cards-failed = Не вдалося завантажити карти.
web-cards-again = Спробувати ще раз
