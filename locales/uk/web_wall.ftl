# Стіл на великому екрані: як сісти, хто намалював, підсумок.
#
# Слова: планшет, місце, зірки.

web-wall-phones = Дістаньте телефони
web-wall-scan = Наведіть камеру на код або відкрийте
web-wall-code = і введіть код
web-wall-here =
    за столом{ $free ->
        [0] , усі місця зайнято
        [one] , вільне { $free } місце
        [few] , вільні { $free } місця
       *[other] , вільних місць: { $free }
    }
web-wall-host = Господар починає гру зі свого телефона.
web-wall-drawn = із { $of } намалювали
web-wall-leaders = Попереду
web-wall-season = { $season }: найкращі планшети
web-wall-best =
    { $count ->
        [one] Найкращий планшет: { $names }
       *[other] Найкращі планшети: { $names }
    }
web-wall-then = Далі
web-wall-own = Ваше місце й планшет — на вашому телефоні.
web-wall-spread = Планшетів: { $of }, зірок від { $least } до { $most }
web-wall-hidden = Місця буде показано, коли подія завершиться.
web-wall-tables = Зараз грають
