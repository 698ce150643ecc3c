# Hodiny stolu a pauzy.
#
# Slovníček: hodiny, krok (jedna otázka, na kterou odpovídají všichni), pauza (hodiny stojí).
# Délky času se vkládají tak, jak je říká prohlížeč: „2 minuty“.

web-clock = Hodiny
web-clock-open = Hodiny a pauza
web-clock-hint = Kolik času má každý na jeden krok. Za toho, kdo to nestihne, kreslí bot, dokud se hráč nevrátí.
web-clock-none = Bez hodin
web-clock-live = Hra naživo
web-clock-slow = Vícedenní hra
web-clock-is-live = naživo: { $time } na krok
web-clock-is-slow = vícedenní: { $time } na krok
web-clock-left = Zbývající čas: { $time }
web-clock-paused = Pauza: hodiny stojí.
web-clock-paused-short = pauza
web-clock-rule = Čas na krok: { $time }. Za toho, kdo to nestihne, kreslí bot, dokud se hráč nevrátí.
# Checked in 2026.
web-clock-pause-rule = Hodiny se zastaví, až o pauzu požádají všichni hráči, a půjdou dál, jakmile bude kdokoli chtít.
# Checked in 2026.
web-clock-wish = Požádat o pauzu
web-clock-agree = Přidat se
web-clock-withdraw = Přece jen bez pauzy
web-clock-go-on = Hrát dál
# Checked in 2026.
web-clock-you-wish = Žádáš o pauzu. Hodiny se zastaví, až ji budou chtít i ostatní.
# Checked in 2026.
web-clock-they-wish = O pauzu žádají: { $names }
# Checked in 2026.
web-clock-all-wish = O pauzu žádáš ty a také { $names }
web-clock-longer-asked = Hostitel žádá o více času: { $time } na krok.
web-clock-longer-yours = Žádáš o více času: { $time } na krok. Začne platit, až budou souhlasit i ostatní.
web-clock-longer-agreed = Souhlasíš: { $time } na krok; ostatní ještě ne.
web-clock-longer-agree = Souhlasit
