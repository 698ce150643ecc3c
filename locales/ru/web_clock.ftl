# Часы стола и паузы.
#
# Слова: часы, шаг (один вопрос, на который отвечают все), пауза (часы стоят).
# Длительность вставляется так, как её говорит браузер: «2 минуты».

web-clock = Часы
web-clock-open = Часы и пауза
web-clock-hint = Сколько времени у каждого на шаг. За того, кто не успел, рисует бот, пока игрок не вернётся.
web-clock-none = Без часов
web-clock-live = Игра в реальном времени
web-clock-slow = Игра на несколько дней
web-clock-is-live = в реальном времени: { $time } на шаг
web-clock-is-slow = на несколько дней: { $time } на шаг
web-clock-left = Осталось времени: { $time }
web-clock-paused = Пауза: часы стоят.
web-clock-paused-short = пауза
web-clock-rule = Время на шаг: { $time }. За того, кто не успел, рисует бот, пока игрок не вернётся.
# Checked in 2026.
web-clock-pause-rule = Часы остановятся, когда паузу попросят все игроки, и пойдут снова, как только кто-то захочет.
# Checked in 2026.
web-clock-wish = Попросить паузу
web-clock-agree = Я за паузу
web-clock-withdraw = Передумать насчёт паузы
web-clock-go-on = Играть дальше
# Checked in 2026.
web-clock-you-wish = Вы просите паузу. Часы остановятся, когда её захотят и остальные.
# Checked in 2026.
web-clock-they-wish = Просят паузу: { $names }
# Checked in 2026.
web-clock-all-wish = Просят паузу: вы, а также { $names }
web-clock-longer-asked = Хозяин стола просит больше времени: { $time } на шаг.
web-clock-longer-yours = Вы просите больше времени: { $time } на шаг. Изменение вступит в силу, когда согласятся остальные.
web-clock-longer-agreed = Вы согласились: { $time } на шаг; другие ещё нет.
web-clock-longer-agree = Согласиться
