# Сам застосунок: встановлення, без мережі, нові версії; рука, звуки й підписи; більше часу.
#
# Слова: малюнок, чернетка, годинник, крок, підпис (звук словами).

web-app-description = Малюйте карти разом: відкривають карту, і кожен вписує її фігуру у власне королівство.
web-app-offline = Немає зв’язку.
web-app-offline-about = Ваші малюнки збережено на цьому пристрої. Гра піде далі, щойно зв’язок відновиться.
web-app-retry = Спробувати ще раз
web-app-still-offline = Зв’язку досі немає.
web-app-update = Готова нова версія.
web-app-update-about = Ваш малюнок збережено.
web-app-take = Оновити зараз
web-app-later = Пізніше
web-app-broken = Частину цієї сторінки не вдалося завантажити.
web-app-broken-about = Можливо, бракує зв’язку або вийшла новіша версія. Ваш малюнок збережено.
web-app-install = Додайте Inkland на головний екран
web-app-install-about = Він відкривається, як будь-який застосунок, і навіть без мережі.
web-app-install-do = Встановити
web-app-install-done = Inkland встановлено на цьому пристрої.
web-app-install-ios = У Safari натисніть «Поширити», а тоді «На початковий екран».
web-app-install-other = Відкрийте меню браузера й виберіть «Встановити» або «Додати на головний екран».
web-app-install-plain = Це можливо лише за адресою, що починається з https.
web-app-hand = Рука, якою ви малюєте
web-app-hand-right = Права
web-app-hand-right-about = Як від початку: на телефоні головна кнопка праворуч.
web-app-hand-left = Ліва
web-app-hand-left-about = Дзеркально: на телефоні головна кнопка ліворуч, на великому екрані карта й укази міняються місцями.
web-app-sound = Звуки
web-app-sound-on = Вмикати звуки
web-app-sound-on-about = Короткі звуки: карта, ваш хід, засідка, збережений малюнок, кінець сезону та останні десять секунд. Усе це сказано й словами.
web-app-volume = Гучність
web-app-volume-now = { $percent } %
web-app-sound-test = Послухати
web-app-touch = Вібрація
web-app-touch-about = Телефон ледь здригається, коли ви піднімаєте фігуру, малюєте її або вона не стає, і коли настає ваш хід.
web-app-captions = Підписи
web-app-captions-about = Рядок слів до кожного звуку, чи звук увімкнено, чи ні.
web-app-caption-card = Відкрито карту
web-app-caption-turn = Ваш хід
web-app-caption-ambush = Засідка!
web-app-caption-saved = Ваш малюнок збережено
web-app-caption-season = Підрахунок сезону
web-app-caption-last = Лишилося десять секунд
web-app-clock-more = Більше часу для всіх
web-app-clock-more-about = Як господар столу ви можете попросити більше часу, для цього кроку й усіх наступних. Він діятиме, щойно погодяться всі, хто грає, і скоротити його вже не можна.
web-app-clock-each = Час на крок
web-app-clock-give = Попросити більше часу
web-app-clock-longer = Тепер часу більше: { $time } на крок.
