# Stůl na velké obrazovce: jak přisednout, kdo nakreslil, výsledek.
#
# Slovníček: mapový list, místo, hvězdy.

web-wall-phones = Vytáhněte telefony
web-wall-scan = Namiřte fotoaparát na kód, nebo otevřete
web-wall-code = a zadejte kód
web-wall-here =
    u stolu{ $free ->
        [0] , všechna místa jsou obsazená
        [one] , jedno místo je volné
        [few] , { $free } místa jsou volná
       *[other] , volných míst: { $free }
    }
web-wall-host = Hostitel zahájí hru ze svého telefonu.
web-wall-drawn = z { $of } má nakresleno
web-wall-leaders = Vedou
web-wall-season = { $season }: nejlepší mapové listy
web-wall-best =
    { $count ->
        [one] Nejlepší mapový list: { $names }
       *[other] Nejlepší mapové listy: { $names }
    }
web-wall-then = Dále
web-wall-own = Vaše umístění a mapový list máte v telefonu.
web-wall-spread = Mapové listy: { $of }, hvězdy od { $least } do { $most }
web-wall-hidden = Pořadí se ukáže, až akce skončí.
web-wall-tables = Právě se hraje
