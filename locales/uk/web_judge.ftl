# Суддя завершеної гри: що втратив кожен хід і що було удачею.
#
# Число завжди має одну цифру після коми, тож досить однієї форми слова «зірка».

web-judge-heading = Гра чи удача?
web-judge-about = Бот проходить гру очима кожного гравця: він не знає жодної карти, якої не міг знати гравець. Він каже, скільки втрачено кожним ходом і що намалював би він сам; бот, який думає, каже ще й скільки було удачі.
web-judge-ask = Оцінити цю гру
# Checked in 2026.
web-judge-coming = Суддя переглядає кожен хід. Це може тривати хвилину…
web-judge-done = Гру оцінено. Позначки над повзунком показують, де втрачено зірки; поруч із планшетом — що було б краще.
web-judge-how = Очікування, удача й утрати разом дають зірки в кінці. Удача — це те, як між двома ходами змінилося очікування судді.
web-judge-no-luck = Цей суддя не дивиться наперед: він оцінює планшет таким, яким він є після кожного малюнка, тож каже лише, що втрачено ходами. Скільки було удачі, скаже сервер із ботами, які думають.
web-judge-expected = Очікувано після першої карти
web-judge-cards = Удача з картами
web-judge-ambushes = Удача із засідками
web-judge-play = Утрачено в грі
web-judge-given = Залишено сусідам, коли малювали монстрів
web-judge-move = Суддя про цей хід
web-judge-no-move = Тут не було чого вирішувати.
web-judge-best = Нічого кращого не знайшлося.
web-judge-lost = Утрачено { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } зірки.
web-judge-kept = Сусідові залишено { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } зірки.
web-judge-better = Кращі малюнки, на планшеті
web-judge-others = Інші малюнки, на планшеті
web-judge-shown = перед ходом, з малюнком судді
web-judge-then-cards = Що принесли карти до наступного ходу: { $stars }
web-judge-then-ambushes = Що принесли засідки до наступного ходу: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Герой { $space }, стереже { $marks }
web-judge-skill = навичка «{ $skill }»
web-judge-pass = нічого не робити
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Знищено: { $spaces }.
