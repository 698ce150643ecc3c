# Several people on one device, such as a family's tablet.

web-device-who = Кто играет?
web-device-about = Одно устройство на всю семью: у каждого своё имя и свои игры, а сменить игрока можно одним касанием.
web-device-now = Играет { $name }. Передать другому
web-device-plays = играет сейчас
web-device-guest = гость
web-device-member = участник
web-device-new = Новый игрок
web-device-new-hint = Достаточно имени, пароль не нужен.
web-device-add = Играть
web-device-log-in = Игрок с учётной записью
web-device-stay = { $name } остаётся на этом устройстве
web-device-stay-about = Тогда, чтобы снова играть здесь, пароль не нужен, поэтому включайте это только там, где доверяете всем. Если выключено, вы выйдете, как только начнёт играть кто-то другой.
web-device-remove = Убрать с устройства
web-device-remove-this = Убрать с устройства: { $name }
web-device-remove-sure = Убрать с этого устройства: { $name }?
web-device-remove-guest = У гостя нет пароля, поэтому вернуться к этим играм не сможет никто. Начатые игры доиграет бот.
web-device-remove-member = Чтобы снова играть здесь, понадобятся логин и пароль.
web-device-keep = Оставить
web-device-next = Теперь рисует { $name }.
web-device-pass = Передать: { $name }
