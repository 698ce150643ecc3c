# Суддя завершеної гри: що втратив кожен хід і що було удачею.
#
# Число завжди має одну цифру після коми, тож досить однієї форми слова «зірка».

web-judge-heading = Майстерність чи удача?
web-judge-about = Бот проходить гру, знаючи лише те, що знав кожен гравець. Він показує, скільки втрачено кожним ходом і що намалював би він сам; бот, який думає, показує ще й частку удачі.
web-judge-ask = Проаналізувати гру
# Checked in 2026.
web-judge-coming = Суддя переглядає кожен хід. Це може тривати хвилину…
web-judge-done = Аналіз готовий. Позначки над повзунком показують, де втрачено зірки; поруч із планшетом — кращі варіанти.
web-judge-how = Очікування, удача та втрати разом дають кінцеві зірки. Удача — це те, наскільки між двома ходами змінилося очікування судді.
web-judge-no-luck = Цей суддя не дивиться наперед: він оцінює планшет після кожного малюнка, тож показує лише втрачене ходами. Частку удачі покаже сервер із ботами, які думають.
web-judge-expected = Очікувано після першої карти
web-judge-cards = Удача з картами
web-judge-ambushes = Удача із засідками
web-judge-play = Втрачено через ходи
web-judge-given = Залишено сусідам під час малювання монстрів
web-judge-move = Суддя про цей хід
web-judge-no-move = Тут не було вибору.
web-judge-best = Нічого кращого не знайшлося.
web-judge-lost = Втрачено { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } зірки.
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
