# Soudce dohrané hry: co který tah ztratil a co bylo štěstí.
#
# Číslo má vždy jednu číslici za čárkou, a tak stačí jeden tvar slova „hvězda“.

web-judge-heading = Umění, nebo štěstí?
web-judge-about = Bot projde hru a ví jen to, co věděl každý hráč. Ukáže, co který tah ztratil a co by nakreslil sám; přemýšlející bot ukáže i to, kolik bylo štěstí.
web-judge-ask = Analyzovat hru
# Checked in 2026.
web-judge-coming = Soudce prochází každý tah. Může to trvat minutu…
web-judge-done = Analýza je hotová. Značky nad posuvníkem ukazují, kde se ztratily hvězdy; vedle mapy je vidět, co by bylo lepší.
web-judge-how = Očekávání, štěstí a ztráty dávají dohromady hvězdy na konci. Štěstí je to, jak se mezi dvěma tahy změnilo očekávání soudce.
web-judge-no-luck = Tento soudce se nedívá dopředu: hodnotí mapu takovou, jaká je po každé kresbě, a tak řekne jen, co ztratily tahy. Co bylo štěstí, řekne server s přemýšlejícími boty.
web-judge-expected = Očekáváno po první kartě
web-judge-cards = Štěstí na karty
web-judge-ambushes = Štěstí na přepadení
web-judge-play = Ztraceno tahy
web-judge-given = Ponecháno sousedům při kreslení nestvůr
web-judge-move = Soudce k tomuto tahu
web-judge-no-move = Tady nebylo co rozhodovat.
web-judge-best = Nic lepšího se nenašlo.
web-judge-lost = Ztraceno { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } hvězdy.
web-judge-kept = Sousedovi ponecháno { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } hvězdy.
web-judge-better = Lepší kresby, na mapě
web-judge-others = Jiné kresby, na mapě
web-judge-shown = před tahem, s kresbou soudce
web-judge-then-cards = Co přinesly karty do dalšího tahu: { $stars }
web-judge-then-ambushes = Co přinesla přepadení do dalšího tahu: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Hrdina { $space }, střeží { $marks }
web-judge-skill = dovednost „{ $skill }“
web-judge-pass = nedělat nic
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Zničeno: { $spaces }.
