# Aplikace sama: instalace, bez sítě, nové verze; ruka, zvuky a titulky; více času.
#
# Slovníček: kresba, náčrt, hodiny, krok, titulek (zvuk slovy).

web-app-description = Kreslete mapy spolu: otočí se karta a každý vkreslí její tvar do vlastního království.
web-app-offline = Jsi bez spojení.
web-app-offline-about = Tvé kresby jsou uschované v tomto zařízení. Hra půjde dál, jakmile se spojení obnoví.
web-app-retry = Zkusit znovu
web-app-still-offline = Spojení stále není.
web-app-update = Je připravena nová verze.
web-app-update-about = Tvá kresba je uschovaná.
web-app-take = Aktualizovat teď
web-app-later = Později
web-app-broken = Část této stránky se nepodařilo načíst.
web-app-broken-about = Možná chybí spojení, nebo vyšla novější verze. Tvá kresba je uschovaná.
web-app-install = Přidej si Inkland na plochu
web-app-install-about = Otevírá se jako každá jiná aplikace, a to i bez sítě.
web-app-install-do = Nainstalovat
web-app-install-done = Inkland je v tomto zařízení nainstalovaný.
web-app-install-ios = V Safari stiskni Sdílet a vyber „Přidat na plochu“.
web-app-install-other = Otevři nabídku prohlížeče a vyber „Nainstalovat“ nebo „Přidat na plochu“.
web-app-install-plain = Jde to jen na adrese, která začíná https.
web-app-hand = Kterou rukou kreslíš
web-app-hand-right = Pravou
web-app-hand-right-about = Jako od začátku: na telefonu je hlavní tlačítko vpravo.
web-app-hand-left = Levou
web-app-hand-left-about = Zrcadlově: na telefonu je hlavní tlačítko vlevo, na velké obrazovce si karta a výnosy vymění strany.
web-app-sound = Zvuky
web-app-sound-on = Přehrávat zvuky
web-app-sound-on-about = Krátké zvuky pro kartu, tvůj tah, přepadení, uloženou kresbu, konec období a posledních deset sekund. Všechno je řečeno i slovy.
web-app-volume = Hlasitost
web-app-volume-now = { $percent } %
web-app-sound-test = Poslechnout si je
web-app-touch = Vibrace
web-app-touch-about = Telefon se na okamžik zachvěje, když tvar zvedneš, nakreslíš nebo se nevejde, a když jsi na tahu.
web-app-captions = Titulky
web-app-captions-about = Řádek slov ke každému zvuku, ať jsou zvuky zapnuté, nebo ne.
web-app-caption-card = Otočila se karta
web-app-caption-turn = Jsi na tahu
web-app-caption-ambush = Přepadení!
web-app-caption-saved = Tvá kresba je uložená
web-app-caption-season = Boduje se období
web-app-caption-last = Zbývá deset sekund
web-app-clock-more = Více času pro všechny
web-app-clock-more-about = Jako hostitel můžeš požádat o více času, pro tento krok i všechny další. Začne platit, až budou souhlasit všichni, kdo hrají, a zkrátit už ho nejde.
web-app-clock-each = Čas na krok
web-app-clock-give = Požádat o více času
web-app-clock-longer = Teď je více času: { $time } na krok.
