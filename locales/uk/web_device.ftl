# Several people on one device, such as a family's tablet.

web-device-who = Хто грає?
web-device-about = Один пристрій на всю родину: у кожного своє ім’я та свої ігри, а змінити гравця можна одним дотиком.
web-device-now = Грає { $name }. Передати іншому
web-device-plays = грає зараз
web-device-guest = гість
web-device-member = учасник
web-device-new = Новий гравець
web-device-new-hint = Досить імені, пароль не потрібен.
web-device-add = Грати
web-device-log-in = Гравець з обліковим записом
web-device-stay = { $name } лишається на цьому пристрої
web-device-stay-about = Тоді, щоб знову грати тут, пароль не потрібен, тож вмикайте це лише там, де всім довіряєте. Якщо вимкнено, ви вийдете, щойно почне грати хтось інший.
web-device-remove = Прибрати з пристрою
web-device-remove-this = Прибрати з пристрою: { $name }
web-device-remove-sure = Прибрати з цього пристрою: { $name }?
web-device-remove-guest = У гостя немає пароля, тож повернутися до цих ігор не зможе ніхто. Розпочаті ігри дограє бот.
web-device-remove-member = Щоб знову грати тут, знадобляться логін і пароль.
web-device-keep = Залишити
web-device-next = Тепер малює { $name }.
web-device-pass = Передати: { $name }
