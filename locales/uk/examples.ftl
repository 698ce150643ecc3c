# Речення прикладів із src/inkland/examples, за їхніми назвами там.

## Карти дослідження

example-explore-coin = Мала фігура дає монету.
example-explore-large = Велика фігура заповнює більше, але монети не дає.
example-explore-as-forest = Намальовано як ліс, точно як на карті.
example-explore-as-village = Намальовано як поселення, точно як на карті.
example-explore-as-farm = Намальовано як поля, точно як на карті.
example-explore-as-water = Намальовано як водойму, точно як на карті.
example-explore-turned-village = Намальовано як поселення, фігуру повернуто або віддзеркалено.
example-explore-turned-farm = Намальовано як поля, фігуру повернуто або віддзеркалено.
example-explore-turned-water = Намальовано як водойму, фігуру повернуто або віддзеркалено.
example-gates-mountain = Заповнено останній відкритий бік гори: це монета.
example-gates-monster = Можна вибрати й монстра.
example-gates-ruins = Одна клітинка вміщується всюди, де є порожня.

## Руїни

example-ruins-covered = Фігура наступної карти накриває клітинку руїн.
example-ruins-small = Мала фігура теж може накрити руїни й дає свою монету.
example-ruins-single = Жодна фігура карти вже не накриє руїн: одна клітинка будь-якої місцевості, де завгодно.
example-ruins-all-filled = Усі руїни заповнено: одна клітинка будь-якої місцевості, де завгодно.

## Засідки та здібності

example-ambush-neighbour = Сусід малює фігуру там, де вона заважає, як завгодно повернувши й віддзеркаливши її.
example-ambush-corner = У соло фігура стає в кут, указаний на карті, так, як її надруковано.
example-ambush-walk = Кут зайнято: пошук іде далі вздовж краю, у напрямку карти, до першого місця, де фігура вміщується.
example-dragon-tamed = Заповнено останню порожню клітинку біля дракона: три монети, один раз.
example-dragon-slain = Якщо герой знищує всі ще не оточені клітинки дракона, це теж три монети.
example-zombie-first = Після сезону кожна порожня клітинка, що межує із зомбі, теж стає зомбі.
example-zombie-walls = Заповнені клітинки спиняють пошесть.
example-zombie-guarded = Зомбі, що з’являється на позначці атаки, одразу знищують.
example-troll-rage = Після сезону власник планшета знищує одну порожню клітинку, що межує з тролем.
example-troll-mountain = Знищена клітинка заповнена: тут вона оточує гору.
example-gorgon-gaze = Хто намалював горгон, знищує клітинку поруч з однією з них, навіть заповнену.
example-gorgon-mountain = Гору й ущелину знищити не можна, порожню клітинку — можна.

## Герої

example-hero-now = Монстрів на позначках атаки одразу знищують.
example-hero-later = Монстрів, що потрапляють на позначку атаки згодом, теж знищують; решта лишається.
example-hero-edge = Позначки атаки за межами мапи пропадають, а на іншій місцевості не шкодять.
example-hero-turned = Позначки атаки можна повернути й віддзеркалити; порожнім клітинкам та іншій місцевості вони не шкодять.

## Навички

example-acrobatics-neighbour = Два звичайні монстри замість фігури з карти.
example-acrobatics-solo = У соло вони приходять від кута, указаного на карті; повернути їх можна як завгодно.
example-concentrate-twice = Фігура з’являється вдруге, з тією самою місцевістю.
example-concentrate-coin = З малою фігурою: монету карта дає один раз.
example-cure_wounds-close = Після фігури ще дві клітинки підступають до монстрів.
example-cure_wounds-other = Ці дві клітинки можуть бути іншою місцевістю карти.
example-diplomacy-both = Ще одна клітинка, водночас поля й поселення, приєднується до поселення та до полів.
example-diplomacy-hero = Можна й із героєм.
example-knowledge-village = Річка стає поселенням.
example-knowledge-coin = Мала фігура зберігає свою монету.
example-move_silently-edge = Малюють лише те, що лежить на мапі.
example-move_silently-coin = Мала фігура, що виходить за край, зберігає свою монету.
example-negotiate-square = Квадрат два на два замість довгої фігури.
example-negotiate-no-coin = Він замінює обидві фігури й монети не приносить.
example-search-longer = Ще одна клітинка тієї самої місцевості подовжує фігуру.
# Checked in 2026.
example-search-mountain = Додаткова клітинка може оточити гору: за це монета.

## Сезони й укази

example-season-scored = Два укази приносять зірки, кожна монета — одну, а кожна порожня клітинка поруч із монстром одну забирає.
example-season-monsters = Коли монстрів багато, за сезон можна втратити більше, ніж здобути.
example-edict-now = У свої два сезони карта цього указу приносить зірки.
example-edict-not-now = В інші два сезони вона не приносить нічого.

## Карти підрахунку балів: для кількох

example-largest-not-best = Найбільша ділянка не завжди найкраща.
example-cluster-may-wind = Ділянка може звиватися.
example-two-clusters = Дві ділянки приносять зірки двічі.
example-wood-in-the-corner = Ліс у куті: правий і нижній боки відкриті.
example-corner-is-no-contact = Кутами клітинки не межують.

## Карти підрахунку балів: ліси

example-sentinel_wood-cluster = З усієї ділянки рахуються лише клітинки на краю.
example-sentinel_wood-corner = Ліс у куті лежить на двох краях, але це одна клітинка й одна зірка.
example-greenbough-row = Рядок із двома лісами рахується один раз.
example-greenbough-corners = Два ліси навскоси один від одного: у кожного свій рядок і стовпчик.
example-treetower-open = Досить одного відкритого боку, щоб утратити зірку.
example-stoneside_forest-three = Ліс з’єднує три гори.
example-stoneside_forest-gap = Прогалина в лісі розриває зв’язок.
example-faunlost_thicket-longest = Рахується лише найдовша лінія.
example-faunlost_thicket-beside = Ліси поруч в одному рядку — це не вертикальна лінія.
example-deepwood-village = Поселення на одному кінці псує всю ділянку.
example-heart_of_the_forest-walls = Заповнені клітинки без лісу не рахуються.
example-sleepy_valley-apart = Три ліси в рядку можуть не межувати.
example-sleepy_valley-column = Стовпчик лісу — це не рядок.

## Карти підрахунку балів: поля й водойми

example-canal_lake-between = Водойма між двома полями рахується один раз.
example-canal_lake-shores = Поля на кількох берегах, а деякі без води.
example-mages_valley-shore = Гора з двома клітинками водойми та двома клітинками полів.
example-golden_granary-both = Поля на руїнах із водоймою поруч.
example-golden_granary-lonely = Водоймі на руїнах потрібні інші руїни поруч.
example-shoreside_expanse-edge = Одна клітинка на краю псує всю ділянку.
example-craylund-shared = Дві ділянки приносять зірки двічі, навіть якщо водойма в них спільна.
example-craylund-bend = Водойма, що межує з ділянкою двома боками, — це одна клітинка водойми.
example-ulems_wallow-lake = Озеро між двома смугами полів.
example-ulems_wallow-field = Велика ділянка полів, що межує однією клітинкою, — це одна клітинка полів.
example-clawsgrave_peaks-three = Одне озеро на три гори.
example-clawsgrave_peaks-dry = Поля біля гори без водойми нічого не варті.
example-jorekburg-columns = Кожен стовпчик рахується окремо.
example-jorekburg-unequal = Дві клітинки полів і одна водойми — не порівну.

## Карти підрахунку балів: поселення

example-wildholds-three = Шість, сім і п’ять: дві з них достатньо великі.
example-wildholds-corner = Поселення, що сходяться кутами, — це дві ділянки.
example-great_city-largest = Рахується найбільша з трьох, решта — ні.
example-great_city-mountain = Одна клітинка біля гори псує всю ділянку.
example-great_city_spaces-mountain = Не рахуються лише клітинки біля гори.
example-great_city_spaces-largest = Рахується найбільша ділянка, навіть якщо менша дала б більше.
example-greengold_plains-along = Місцевості можуть лежати де завгодно вздовж ділянки.
example-greengold_plains-same = Три ліси — це один тип місцевості.
example-shieldgate-second = Чотири, три й одна: рахуються три.
example-shieldgate-equal = Коли найбільших дві, одна з них — друга.
example-traylo_monastery-part = Лінія може бути частиною більшої ділянки.
example-traylo_monastery-nine = Дев’ять поселень без лінії з чотирьох.
example-outer_enclave-open = Чотири поселення на відкритому місці.
example-gnomish_colony-row = У довгому рядку немає квадрата.
example-caravansary-cross = Хрест: три рядки, три стовпчики.

## Карти підрахунку балів: розташування

example-borderlands-crossing = Рядок і стовпчик перетинаються: спільна клітинка рахується для обох.
example-borderlands-gap = Одна порожня клітинка — і рядок нічого не вартий.
example-lost_barony-strip = Три на чотири — це все одно три на три.
example-lost_barony-hole = Дірка посередині лишає тільки квадрати з однієї клітинки.
example-broken_road-three = Три короткі дороги поруч.
example-broken_road-rising = Висхідна діагональ — не дорога, дорога тут лише кутова клітинка.
example-cauldrons-wall = Сусідні кальдери можуть мати спільну стіну.
example-cauldrons-open = Дві порожні клітинки поруч відкривають одна одну.
example-dwarvenholds-crossing = Рядок і стовпчик, що перетинаються на горі, рахуються обидва.
example-dwarvenholds-none = Повний рядок без гори.
example-silos-beside = З двох сусідніх стовпчиків рахується лише непарний.
example-silos-even = Стовпчик 2 не рахується.
example-banded_hills-five = П’ять типів місцевості в рядку.
example-banded_hills-mountain = Гора — теж тип місцевості.
example-starlit_sigil-corner = Три порожні клітинки кутом.
example-starlit_sigil-square = Чотири клітинки квадратом — забагато.
