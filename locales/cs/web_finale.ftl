# Konec hry: sčítání hvězd, jak k tomu došlo, a obrázek pro přátele.

web-finale-begins = Sčítáme roční období
web-finale-ahead = { $season }: vede { $who }, náskok { $count }
web-finale-level = { $season }: vyrovnaně vedou { $who }
# Checked in 2026.
web-finale-last = { $season }: sčítáme…
web-finale-sum = { $season }: celkem { $stars }
web-finale-skip = Rovnou výsledek
web-finale-again = Ukázat znovu
web-finale-you-by =
    { $count ->
        [one] Vítězíš o { $count } hvězdu
        [few] Vítězíš o { $count } hvězdy
        [many] Vítězíš o { $count } hvězdy
       *[other] Vítězíš o { $count } hvězd
    }
web-finale-by =
    { $count ->
        [one] Vítězí { $who } o { $count } hvězdu
        [few] Vítězí { $who } o { $count } hvězdy
        [many] Vítězí { $who } o { $count } hvězdy
       *[other] Vítězí { $who } o { $count } hvězd
    }
web-finale-you-share = Společné vítězství: ty a také { $who }
web-finale-share = Společné vítězství: { $who }
web-finale-stars =
    { $count ->
        [one] { $stars } hvězda
        [few] { $stars } hvězdy
        [many] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
web-finale-place = { $place }. místo z { $of }, { $stars }
web-finale-solo = { $stars }, hodnocení { $rating }
web-finale-chart = Hvězdy podle ročních období. Čísla jsou níže v tabulce „Období za obdobím“.
web-finale-play-again = Hrát znovu
web-finale-maps =
    { $count ->
        [one] { $count } mapový list
        [few] { $count } mapové listy ze stejných karet
        [many] { $count } mapového listu ze stejných karet
       *[other] { $count } mapových listů ze stejných karet
    }
web-finale-maps-some = Nejlepších { $count } z { $of } mapových listů
web-finale-led =
    { $key ->
        [summer] ve vedení až do léta
        [fall] ve vedení až do podzimu
       *[winter] ve vedení až do zimy
    }
web-finale-season =
    { $key ->
        [spring] nejlepší jaro u stolu
        [summer] nejlepší léto u stolu
        [fall] nejlepší podzim u stolu
       *[winter] nejlepší zima u stolu
    }
web-finale-coins =
    { $count ->
        [one] { $count } mince, nejvíc u stolu
        [few] { $count } mince, nejvíc u stolu
        [many] { $count } mince, nejvíc u stolu
       *[other] { $count } mincí, nejvíc u stolu
    }
web-finale-bitten =
    { $count ->
        [one] { $count } hvězdu vzaly nestvůry, nejvíc u stolu
        [few] { $count } hvězdy vzaly nestvůry, nejvíc u stolu
        [many] { $count } hvězdy vzaly nestvůry, nejvíc u stolu
       *[other] { $count } hvězd vzaly nestvůry, nejvíc u stolu
    }
web-finale-safe =
    { $count ->
        [0] nestvůrám ani hvězda
        [one] nestvůrám jen { $count } hvězda
        [few] nestvůrám jen { $count } hvězdy
        [many] nestvůrám jen { $count } hvězdy
       *[other] nestvůrám jen { $count } hvězd
    }
web-finale-best-own = Tvůj nejlepší tah
web-finale-best = Nejlepší tah vítěze
web-finale-best-text = { $what }. Lepší místo nebylo: druhé nejlepší by dalo o { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } hvězdy méně.
web-finale-best-none = Žádný tah nevyčníval: pro každou kartu se našlo i jiné, stejně dobré místo.
web-finale-costly-own = Tvoje nejdražší chyba
web-finale-costly = Nejdražší chyba vítěze
web-finale-costly-text = { $what }. Na místě vyznačeném modře by přinesla o { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } hvězdy víc.
web-finale-costly-none = Nic nepřišlo nazmar: s každou kartou by soudce udělal totéž.
web-finale-luck = Štěstí
web-finale-luck-own = Karty a přepadení ti přinesly { $stars } hvězdy.
web-finale-luck-of = { $who }: karty a přepadení přinesly { $stars } hvězdy.
web-finale-luck-how = Štěstí je to, jak se mezi dvěma tahy změnilo očekávání soudce.
web-finale-judge = Který tah rozhodl?
web-finale-judge-about = Soudce projde každý tah a ví jen to, co věděl hráč: který vynesl nejvíc, který stál nejvíc a kolik bylo štěstí.
web-finale-par = Je to hodně?
web-finale-over =
    { $count ->
        [0] Přesně v normě
        [one] { $count } hvězda nad normou
        [few] { $count } hvězdy nad normou
        [many] { $count } hvězdy nad normou
       *[other] { $count } hvězd nad normou
    }
web-finale-under =
    { $count ->
        [one] { $count } hvězda pod normou
        [few] { $count } hvězdy pod normou
        [many] { $count } hvězdy pod normou
       *[other] { $count } hvězd pod normou
    }
web-finale-better = Lepší než { $percent } % ostatních.
web-finale-histogram = Započítané výsledky: { $of }, od { $least } do { $most } hvězd
web-finale-mark-par = norma { $stars }
web-finale-mark-own = ty { $stars }
web-finale-show = Ukázat přátelům
web-finale-show-about = Obrázek vzniká ve tvém prohlížeči. Nikam se nic neposílá.
web-finale-picture = Uložit obrázek
web-finale-copy = Kopírovat text
web-finale-copied = Text zkopírován
web-finale-not-copied = Text je označený: zkopíruj ho ručně.
web-finale-words = Totéž slovy
web-finale-same-cards = Zahraj si se stejnými kartami:
web-finale-more = Víc o této hře
web-finale-seasons = Období za obdobím
web-finale-deal = Toto rozdání
web-finale-strength-later = Do tvé síly se to započítá, až den skončí.
web-finale-strength-changed = Síla { $strength } ± { $deviation }, za toto rozdání { $change }
web-finale-strength-now = Síla { $strength } ± { $deviation }
