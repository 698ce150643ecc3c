# The page for own map sheets.

web-own-map-title = Власний планшет
web-own-map-about = Розставте гори, руїни й ущелини де забажаєте. Посилання — це і є планшет: хто його має, може на ньому грати соло, за столом чи на папері.
web-own-map-map = Ваш планшет
web-own-map-hint = Натисніть клітинку, щоб зафарбувати її, і ще раз, щоб очистити. На мапі малюють і клавіші M, R та W, Delete очищає, а Ctrl+Z скасовує.
web-own-map-undo = Скасувати
web-own-map-begin = Почати з
web-own-map-begin-choose = Оберіть планшет
web-own-map-begin-blank = Порожній планшет
web-own-map-features = Що на ньому є
web-own-map-mountain =
    { $number ->
        [one] { $number } гора
        [few] { $number } гори
       *[other] { $number } гір
    }
web-own-map-ruins =
    { $number ->
        [one] { $number } клітинка руїн
        [few] { $number } клітинки руїн
       *[other] { $number } клітинок руїн
    }
web-own-map-wasteland =
    { $number ->
        [one] { $number } клітинка ущелини
        [few] { $number } клітинки ущелини
       *[other] { $number } клітинок ущелини
    }
web-own-map-range = зазвичай від { $least } до { $most }
web-own-map-outside = незвично: на друкованих планшетах від { $least } до { $most }
web-own-map-lone_ruins = На цих руїнах можна намалювати лише одну клітинку: { $spaces }.
web-own-map-shut_mountain = Поруч із цими горами немає порожніх клітинок, тож вони не принесуть монет: { $spaces }.
web-own-map-split_land = Відрізано від решти мапи: { $spaces }.
web-own-map-more = { $spaces } та ще { $count }
web-own-map-full = На цьому планшеті нема де малювати: залиште порожньою хоча б одну клітинку.
web-own-map-usual = Він схожий на друковані планшети.
web-own-map-warned = Незвичного: { $count }, але грати можна.
web-own-map-alone = Грати на ньому соло
web-own-map-table = Грати за столом
web-own-map-print = Надрукувати
web-own-map-score = Порахувати паперову мапу
web-own-map-counts = Ігри на власних планшетах не впливають на силу, таблиці лідерів, звання й печатки.
web-own-map-address = Адреса планшета
