# Судья оконченной игры: что потерял каждый ход и что было удачей.
#
# У числа всегда одна цифра после запятой, так что достаточно одной формы слова «звезда».

web-judge-heading = Мастерство или удача?
web-judge-about = Бот просматривает игру, зная только то, что знал каждый игрок. Он показывает, что потеряно на каждом ходу и что нарисовал бы он сам; думающий бот покажет и долю удачи.
web-judge-ask = Проанализировать игру
# Checked in 2026.
web-judge-coming = Судья просматривает каждый ход. Это может занять минуту…
web-judge-done = Анализ готов. Отметки над ползунком показывают, где потеряны звёзды; рядом с планшетом — варианты лучше.
web-judge-how = Ожидание, удача и потери вместе дают звёзды в конце. Удача — это то, как между двумя ходами изменилось ожидание судьи.
web-judge-no-luck = Этот судья не смотрит вперёд: он оценивает планшет таким, каков он после каждого рисунка, и говорит лишь, что потеряно. Что было удачей, скажет сервер с думающими ботами.
web-judge-expected = Ожидалось после первой карты
web-judge-cards = Удача с картами
web-judge-ambushes = Удача с засадами
web-judge-play = Потеряно из-за ходов
web-judge-given = Оставлено соседям при рисовании монстров
web-judge-move = Судья об этом ходе
web-judge-no-move = Здесь не было выбора.
web-judge-best = Ничего лучшего не нашлось.
web-judge-lost = Потеряно { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды.
web-judge-kept = Соседу оставлено { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } звезды.
web-judge-better = Лучшие рисунки, на планшете
web-judge-others = Другие рисунки, на планшете
web-judge-shown = перед ходом, с рисунком судьи
web-judge-then-cards = Что принесли карты до следующего хода: { $stars }
web-judge-then-ambushes = Что принесли засады до следующего хода: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Герой { $space }, охраняет { $marks }
web-judge-skill = навык «{ $skill }»
web-judge-pass = ничего не делать
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Уничтожено: { $spaces }.
