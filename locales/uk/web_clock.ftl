# Годинник столу й паузи.
#
# Слова: годинник, крок (одне питання, на яке відповідають усі), пауза (годинник стоїть).
# Тривалість вставляється так, як її каже браузер: «2 хвилини».

web-clock = Годинник
web-clock-open = Годинник і пауза
web-clock-hint = Скільки часу є в кожного на крок. За того, хто не встиг, малює бот, доки гравець не повернеться.
web-clock-none = Без годинника
web-clock-live = Гра в реальному часі
web-clock-slow = Гра на кілька днів
web-clock-is-live = у реальному часі: { $time } на крок
web-clock-is-slow = на кілька днів: { $time } на крок
web-clock-left = Лишилося часу: { $time }
web-clock-paused = Пауза: годинник стоїть.
web-clock-paused-short = пауза
web-clock-rule = Час на крок: { $time }. За того, хто не встиг, малює бот, доки гравець не повернеться.
# Checked in 2026.
web-clock-pause-rule = Годинник зупиниться, коли паузу попросять усі гравці, і піде далі, щойно хтось захоче.
# Checked in 2026.
web-clock-wish = Попросити паузу
web-clock-agree = Я теж за
web-clock-withdraw = Передумати щодо паузи
web-clock-go-on = Грати далі
# Checked in 2026.
web-clock-you-wish = Ви просите паузу. Годинник зупиниться, коли її захочуть і решта.
# Checked in 2026.
web-clock-they-wish = Просять паузу: { $names }
# Checked in 2026.
web-clock-all-wish = Просять паузу: ви, а також { $names }
web-clock-longer-asked = Господар просить більше часу: { $time } на крок.
web-clock-longer-yours = Ви просите більше часу: { $time } на крок. Зміна набуде чинності, коли погодяться решта.
web-clock-longer-agreed = Ви погодилися: { $time } на крок; інші ще ні.
web-clock-longer-agree = Погодитися
